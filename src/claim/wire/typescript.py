"""The wire's types for the browser: `python -m claim.wire.typescript > web/src/lib/wire.ts`."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from claim.wire import messages, tables

__all__ = ["typescript"]

_HEADER: Final = "// Written by `make wire` from src/claim/wire. Do not edit.\n"
_ROOTS: Final = (
    messages.Received,
    messages.Sent,
    tables.Me,
    tables.Person,
    tables.Password,
    tables.Rematch,
    tables.Replay,
    tables.TableLine,
    tables.Failure,
)
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types of the wire, in TypeScript."""
    roots, types = msgspec.json.schema_components(_ROOTS, ref_template="{name}")
    declared = [_HEADER]
    for name, schema in sorted(types.items()):
        declared.append(_interface(name, schema))
    declared += [
        f"export type {name} = {_type(root)};" for name, root in zip(("Received", "Sent"), roots, strict=False)
    ]
    return "\n".join(declared) + "\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    fields = "\n".join(_fields(schema))
    return f"export interface {name} {{\n{fields}\n}}\n"


def _fields(schema: dict[str, Any]) -> Iterator[str]:
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        yield f"  {name}{'' if name in required else '?'}: {_type(field)};"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else _PLAIN["null"] for value in schema["enum"])
    match schema.get("type"):
        case "array":
            item = _type(schema["items"])
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case str(plain):
            return _PLAIN[plain]
        case _:
            raise ValueError(f"no type is known for {schema}")


if __name__ == "__main__":
    print(typescript(), end="")
