"""Settings: options win over the environment, that over a file, and what is wrong with one is said clearly."""

import re
from pathlib import Path

import msgspec
import pytest

from claim.errors import ClaimError
from claim.server.settings import PREFIX, Settings, default_database, settings_from


def test_nothing_needs_to_be_set() -> None:
    settings = settings_from({}, {"XDG_DATA_HOME": "/data"})
    assert (settings.host, settings.port, settings.workers, settings.redis) == ("127.0.0.1", 8400, 1, None)
    assert settings.secret is None
    assert not settings.https


@pytest.mark.parametrize(
    ("environment", "file"),
    [
        ({"XDG_DATA_HOME": "/data"}, "/data/claim/tables.db"),
        ({"LOCALAPPDATA": "/local"}, "/local/claim/tables.db"),
        ({}, str(Path.home() / ".local/share/claim/tables.db")),
    ],
)
def test_games_are_kept_among_the_users_data(environment: dict[str, str], file: str) -> None:
    assert default_database(environment) == f"sqlite:///{file}"


def test_options_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "claim.toml"
    file.write_text('port = 1\ngrace = 2\npace = 3\nhost = "0.0.0.0"\norigins = ["https://a.example"]\nhttps = true\n')
    environment = {"CLAIM_GRACE": "20", "CLAIM_PACE": "30", "HOME": "/nowhere"}
    settings = settings_from({"pace": "300", "port": None, "redis": None}, environment, file)
    assert (settings.port, settings.grace, settings.pace, settings.host) == (1, 20, 300, "0.0.0.0")
    assert (settings.origins, settings.https) == (["https://a.example"], True)
    assert settings_from({}, {"CLAIM_CONFIG": str(file)}).port == 1
    assert settings_from({}, {"CLAIM_CONFIG": str(tmp_path / "none")}, file).port == 1


def test_every_setting_can_be_given_in_the_environment() -> None:
    given = {
        "host": "::1",
        "port": "0",
        "database": "postgresql://host/claim",
        "redis": "redis://host:6379/0",
        "workers": "4",
        "bot_processes": "2",
        "secret": "s" * 32,
        "https": "true",
        "origins": "https://a.example, https://b.example:8443",
        "proxies": "1",
        "grace": "5",
        "pace": "0",
        "requests": "7",
        "logins": "8",
        "open_tables": "9",
        "messages": "10",
        "sockets": "11",
        "message_bytes": "1024",
        "metrics": "10.0.0.0/8",
        "log": "json",
        "log_level": "debug",
    }
    assert given.keys() == set(Settings.__struct_fields__)
    settings = settings_from({}, {PREFIX + name.upper(): value for name, value in given.items()})
    assert settings.origins == ["https://a.example", "https://b.example:8443"]
    assert (settings.https, settings.pace, settings.log) == (True, 0, "json")
    assert all(getattr(settings, name) != getattr(Settings(), name) for name in given)


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"CLAIM_PORT": "many"}, "CLAIM_PORT is 'many'"),
        ({"CLAIM_PORT": "70000"}, "<= 65535"),
        ({"CLAIM_DATABSE": "x"}, "perhaps database is meant"),
        ({"CLAIM_DATABASE": "games.db"}, "sqlite:///"),
        ({"CLAIM_DATABASE": "sqlite://"}, "needs a file"),
        ({"CLAIM_REDIS": "http://host"}, "redis://host"),
        ({"CLAIM_ORIGINS": "claim.example"}, "https://claim.example"),
        ({"CLAIM_ORIGINS": "https://claim.example/"}, "https://claim.example"),
        ({"CLAIM_SECRET": "short"}, ">= 32"),
        ({"CLAIM_LOG": "xml"}, "Invalid enum value 'xml'"),
        ({"CLAIM_CONFIG": "/nowhere/claim.toml"}, "cannot be read"),
        ({"CLAIM_WORKERS": "0"}, ">= 1"),
        ({"CLAIM_METRICS": "everybody"}, "10.0.0.0/8"),
        ({"CLAIM_HTTPS": "maybe"}, "CLAIM_HTTPS"),
    ],
)
def test_what_is_wrong_is_said_clearly(environment: dict[str, str], words: str) -> None:
    with pytest.raises(ClaimError) as refused:
        settings_from({}, environment)
    assert words in str(refused.value)


def test_a_secret_is_not_repeated_when_it_is_wrong() -> None:
    with pytest.raises(ClaimError) as refused:
        settings_from({}, {"CLAIM_SECRET": "hunter2"})
    assert "hunter2" not in str(refused.value)


def test_other_variables_under_our_prefix_are_left_alone() -> None:
    settings_from({}, {"CLAIM_LANG": "de", "CLAIM_TESTS": "thorough", "CLAIM_ORACLE_GAMES": "4"})


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("prot = 1", "perhaps port is meant"),
        ("zzz = 1", "settings are host, port"),
        ('port = "8400"', "Expected `int`"),
        ("port = ", "no TOML file"),
        ("[server]\nport = 1", "no setting 'server'"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_clearly(tmp_path: Path, content: str, words: str) -> None:
    file = tmp_path / "claim.toml"
    file.write_text(content)
    with pytest.raises(ClaimError) as refused:
        settings_from({}, {}, file)
    assert words in str(refused.value)
    assert "claim.toml" in str(refused.value)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ClaimError, match="perhaps grace is meant"):
        settings_from({"grce": "3"}, {})


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", page, re.MULTILINE)
    assert [name for name, _ in rows] == list(Settings.__struct_fields__)
    usual = msgspec.to_builtins(Settings(database="sqlite:///unused.db"))
    for name, default in rows:
        value = usual[name]
        if name != "database" and value not in (None, []):
            written = ", ".join(value) if isinstance(value, list) else str(value).lower()
            assert default == f"`{written}`", name
