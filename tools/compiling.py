"""`python -m tools.compiling SOURCE FOLDER [FLAG…]` compiles one `.pyx`, below the working directory, into a folder."""

import sys
from pathlib import Path
from typing import Final

from Cython.Build import cythonize
from setuptools import Distribution, Extension  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

__all__ = ["compile_to"]

_DIRECTIVES: Final = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def compile_to(folder: Path, source: Path, flags: list[str]) -> None:
    """Compile a module of src/ into a folder, where it then lies as in its package; raises what the tools raise."""
    extension = Extension(
        ".".join(source.relative_to("src").with_suffix("").parts),
        [source.as_posix()],
        include_dirs=["src", source.parent.as_posix()],
        extra_compile_args=flags,
    )
    generated = (folder / "c").as_posix()
    modules = cythonize([extension], compiler_directives=_DIRECTIVES, build_dir=generated, force=True)  # type: ignore[no-untyped-call]
    command = build_ext(Distribution({"ext_modules": modules}))
    command.build_temp, command.build_lib, command.force = str(folder / "objects"), str(folder), True
    command.finalize_options()
    command.run()


if __name__ == "__main__":
    compile_to(Path(sys.argv[2]), Path(sys.argv[1]), sys.argv[3:])
