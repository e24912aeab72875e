"""Who somebody is: names are clean, cookies cannot be forged, a kept name is found again on another device."""

import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.server import clock
from claim.server.failing import Failed
from claim.server.identity import COOKIE
from claim.server.names import LONGEST_NAME, cleaned_name, name_key
from claim.server.people import People
from claim.server.storage import Storage
from claim.server.tokens import TOKEN_DAYS, Signer
from tests.server.visitors import Visitors, visited

PASSWORD = "correct horse battery"

# Names


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Mira", "Mira"),
        ("  Mira \t\n  Müller ", "Mira Müller"),
        ("Mi\u202era\u200b\x00", "Mira"),
        ("\uff2d\uff49\uff52\uff41", "Mira"),
        ("Zoe\u0301", "Zoé"),
        ("Z" + "\u0334" * 15, "Z" + "\u0334" * 2),
        ("山田 太郎", "山田 太郎"),
        ("🐉", "🐉"),
    ],
)
def test_names_are_cleaned(written: str, name: str) -> None:
    assert cleaned_name(written) == name


@pytest.mark.parametrize("written", ["", " ", "\u200b\u202e", "\u0301", "\ufdfa" * 2])
def test_a_name_that_nobody_can_read_is_refused(written: str) -> None:
    with pytest.raises(Failed, match="name") as refused:
        cleaned_name(written)
    assert refused.value.status == 400


@given(st.text(max_size=40))
def test_a_clean_name_is_clean(written: str) -> None:
    try:
        name = cleaned_name(written)
    except Failed:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == " ".join(name.split())
    assert cleaned_name(name) == name
    assert not re.search(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]", name)


def test_names_are_compared_without_capitals_and_spaces() -> None:
    assert name_key("Mira Groß") == name_key("miraGROSS")
    assert name_key("Mira") != name_key("Mara")


# Tokens


def test_a_token_says_who_somebody_is() -> None:
    signer = Signer(b"key")
    assert signer.read(signer.token(7, 1000), 2000) == (7, 1000)


def test_a_token_is_not_good_for_ever() -> None:
    signer, days = Signer(b"key"), TOKEN_DAYS * 86_400_000
    assert signer.read(signer.token(7, 1000), 1000 + days) is not None
    assert signer.read(signer.token(7, 1000), 1001 + days) is None


def test_a_forged_token_says_nothing() -> None:
    signer = Signer(b"key")
    token = signer.token(7, 1000)
    assert Signer(b"another key").read(token, 1000) is None
    assert signer.read(token.replace("1.7.", "1.8."), 1000) is None
    assert signer.read(token.replace(".1000.", ".2000."), 1000) is None
    for place, letter in product(range(len(token)), "A.0é"):
        changed = token[:place] + letter + token[place + 1 :]
        assert changed == token or signer.read(changed, 1000) is None
    for broken in ("", "1", "1.7.1000.", token + "A", token[:-1], "1.-7.1000." + token[9:], "1.७.1000." + token[9:]):
        assert signer.read(broken, 1000) is None


# People in the database


@pytest.mark.asyncio
async def test_all_processes_sign_with_one_key(storage: Storage, people: People) -> None:
    key = await people.signing_key()
    assert len(key) == 32
    assert await People(storage.database).signing_key() == key


@pytest.mark.asyncio
async def test_a_name_is_kept_by_one(people: People) -> None:
    mira, other = await people.greet("Mira"), await people.greet("Mira")
    kept = await people.keep(mira, "Mira", "hash")
    assert kept.is_kept
    assert await people.called("mIRA") == kept
    for wish in (people.keep(other, "MIRA", "hash"), people.rename(other, "Mira"), people.greet(" mira ")):
        with pytest.raises(Failed, match="keeps the name") as refused:
            await wish
        assert refused.value.status == 409
    renamed = await people.rename(kept, "Mirjam")
    assert await people.called("mirjam") == renamed
    assert await people.called("mira") is None
    assert (await people.rename(other, "Mira")).name == "Mira"


# Over HTTP


@pytest.mark.asyncio
async def test_a_guest_needs_a_name_and_nothing_else(visitors: Visitors) -> None:
    stranger = await visitors.stranger()
    unknown = await stranger.get("/api/me")
    assert (unknown.status_code, unknown.json(), "set-cookie" in unknown.headers) == (200, None, False)
    come = await stranger.put("/api/me", json={"name": " Mira\u202e "})
    assert come.json() == {"name": "Mira", "kept": False}
    assert (await stranger.get("/api/me")).json() == {"name": "Mira", "kept": False}
    again = await stranger.put("/api/me", json={"name": "Mirjam"})
    assert again.json() == {"name": "Mirjam", "kept": False}
    assert (await (await visitors.guest("Mirjam")).get("/api/me")).json() == {"name": "Mirjam", "kept": False}


@pytest.mark.asyncio
async def test_the_cookie_is_for_the_browser_alone(visitors: Visitors, sqlite_storage_url: str) -> None:
    answer = await (await visitors.stranger()).put("/api/me", json={"name": "Mira"})
    cookie = answer.headers["set-cookie"]
    assert re.fullmatch(r"claim=1\.\d+\.\d+\.[\w-]{43}; HttpOnly; Max-Age=34560000; Path=/; SameSite=lax", cookie)
    async with visited(sqlite_storage_url, https=True) as safer:
        answer = await (await safer.stranger()).put("/api/me", json={"name": "Mira"})
        assert answer.headers["set-cookie"].endswith("; Secure")
        assert answer.headers["strict-transport-security"]


@pytest.mark.asyncio
async def test_a_forged_cookie_is_nobodys(visitors: Visitors) -> None:
    await visitors.guest("Mira")
    for cookie in ("", "nonsense", "1.1.1.AAAA", Signer(b"guessed").token(1, clock.now())):
        forger = await visitors.stranger(cookie=f"{COOKIE}={cookie}")
        assert (await forger.get("/api/me")).json() is None
        assert (await forger.post("/api/tables", json={})).status_code == 401


@pytest.mark.asyncio
async def test_a_good_cookie_of_somebody_who_is_gone_is_nobodys(visitors: Visitors) -> None:
    key = await People(visitors.storage.database).signing_key()
    stranger = await visitors.stranger(cookie=f"{COOKIE}={Signer(key).token(999, clock.now())}")
    assert (await stranger.get("/api/me")).json() is None
    assert (await stranger.post("/api/tables", json={})).status_code == 401
    assert (await stranger.get("/api/me/tables")).json() == []


@pytest.mark.asyncio
async def test_a_kept_name_is_found_again_on_another_device(visitors: Visitors) -> None:
    here = await visitors.guest("Mira")
    code = (await here.post("/api/tables", json={"seats": ["me", "open"]})).json()["code"]
    kept = await here.post("/api/me/keep", json={"name": "Mira", "password": PASSWORD})
    assert kept.json() == {"name": "Mira", "kept": True}
    there = await visitors.guest("Somebody")
    assert (await there.get("/api/me/tables")).json() == []
    found = await there.post("/api/me/login", json={"name": "MIRA", "password": PASSWORD})
    assert found.json() == {"name": "Mira", "kept": True}
    assert [line["code"] for line in (await there.get("/api/me/tables")).json()] == [code]
    assert (await there.post("/api/me/logout")).status_code == 204
    assert (await there.get("/api/me")).json() is None
    assert (await here.get("/api/me")).json() == {"name": "Mira", "kept": True}


@pytest.mark.asyncio
async def test_a_name_is_kept_only_once(visitors: Visitors) -> None:
    mira, other = await visitors.guest("Mira"), await visitors.guest("Other")
    keep = {"name": "Mira", "password": PASSWORD}
    assert (await (await visitors.stranger()).post("/api/me/keep", json=keep)).status_code == 401
    assert (await mira.post("/api/me/keep", json=keep)).status_code == 200
    assert (await mira.post("/api/me/keep", json=keep)).json()["code"] == "kept"
    assert (await other.post("/api/me/keep", json=keep | {"name": "mira"})).json()["code"] == "name-kept"
    assert (await other.put("/api/me", json={"name": "mira"})).json()["code"] == "name-kept"


@pytest.mark.asyncio
async def test_a_wrong_password_and_an_unknown_name_look_the_same(visitors: Visitors) -> None:
    mira = await visitors.guest("Mira")
    await mira.post("/api/me/keep", json={"name": "Mira", "password": PASSWORD})
    stranger = await visitors.stranger()
    wrong = await stranger.post("/api/me/login", json={"name": "Mira", "password": "wrong horse"})
    unknown = await stranger.post("/api/me/login", json={"name": "Nobody", "password": "wrong horse"})
    guest = await stranger.post("/api/me/login", json={"name": "Somebody", "password": "wrong horse"})
    assert wrong.status_code == unknown.status_code == guest.status_code == 401
    assert wrong.text == unknown.text == guest.text
    assert "set-cookie" not in wrong.headers


@pytest.mark.asyncio
async def test_passwords_cannot_be_tried_out(sqlite_storage_url: str) -> None:
    async with visited(sqlite_storage_url, logins=6) as visitors:
        login = {"name": "Mira", "password": "wrong horse"}
        answers = [
            (await (await visitors.stranger(f"192.0.2.{number}")).post("/api/me/login", json=login)).status_code
            for number in range(5)
        ]
        assert answers == [401, 401, 401, 429, 429]
        one = await visitors.stranger("198.51.100.1")
        tried = [
            (await one.post("/api/me/login", json=login | {"name": f"Name {number}"})).status_code
            for number in range(5)
        ]
        assert tried == [401, 401, 401, 429, 429]


@pytest.mark.asyncio
async def test_a_password_is_never_kept_as_it_is(visitors: Visitors) -> None:
    mira = await visitors.guest("Mira")
    await mira.post("/api/me/keep", json={"name": "Mira", "password": PASSWORD})
    stored = await People(visitors.storage.database).called("Mira")
    assert stored is not None
    assert stored.password is not None
    assert stored.password.startswith("$argon2id$")
    assert PASSWORD not in stored.password


@pytest.mark.asyncio
async def test_a_secret_that_is_set_signs_the_cookies(sqlite_storage_url: str) -> None:
    secret = "x" * 40
    async with visited(sqlite_storage_url, secret=secret) as visitors:
        mira = await visitors.guest("Mira")
        person = Signer(secret.encode()).read(mira.cookies[COOKIE], clock.now())
        assert person is not None
    async with visited(sqlite_storage_url) as others:
        stranger = await others.stranger(cookie=f"{COOKIE}={mira.cookies[COOKIE]}")
        assert (await stranger.get("/api/me")).json() is None
