"""Messages of the socket, named by direction: ClientIn comes from a client, ServerOut goes to one. JSON.

Views, actions and events are the games' own structs (docs/protocol.md). Decoding is strict: what is not a message of
this protocol is refused with a typed error and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rockfall.core.game import Refusal
from rockfall.server.commands import AnyCommand
from rockfall.server.entries import SeatNumber
from rockfall.server.refused import Code, Refused, plainly
from rockfall.server.told import AnyTold, TableInfo

PROTOCOL = 2  # since shares in the dice are sealed

TableCode = Annotated[str, Meta(min_length=8, max_length=9, pattern="^[A-Za-z0-9-]{8,9}$")]
MessageId = Annotated[str, Meta(max_length=64)]


# -- in -----------------------------------------------------------------------------------------------


class ClientIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client may send."""


class ClientInSubscribe(ClientIn, frozen=True, tag="subscribe"):
    """See a table from a seat of your own, or as a spectator; several seats need several subscriptions.

    Answered by a `table`, or by an error with the same id. Such an error comes later too, if the seat is given up or
    taken away: then the subscription has ended.

    `since` is the last version the client has seen: what happened after it is told again. `token` is a seat token,
    needed by anyone but the guest who sat down.
    """

    table: TableCode
    seat: SeatNumber | None = None
    id: MessageId = ""
    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None


class ClientInUnsubscribe(ClientIn, frozen=True, tag="unsubscribe"):
    table: TableCode
    id: MessageId = ""
    seat: SeatNumber | None = None


class ClientInCommand(ClientIn, frozen=True, tag="command"):
    """Ask something of a table; answered by an ack or an error with the same id."""

    table: TableCode
    id: MessageId
    command: AnyCommand


class ClientInPing(ClientIn, frozen=True, tag="ping"):
    id: MessageId = ""


AnyClientIn = ClientInSubscribe | ClientInUnsubscribe | ClientInCommand | ClientInPing


# -- out ----------------------------------------------------------------------------------------------


class ServerOut(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What the server may send."""


class ServerOutWelcome(ServerOut, frozen=True, tag="welcome"):
    """The first message of a connection."""

    protocol: int
    server: str
    name: str | None  # of the guest; None: not known here
    message_bytes: int  # the largest message that is taken
    now: int  # the server's clock, in milliseconds since 1970


class LegalMove(msgspec.Struct, frozen=True, kw_only=True):
    """One move that is allowed, by code and as an action."""

    move: int
    action: dict[str, Any]


class ClockShown(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds left by seat when the message was sent, and whose clock runs."""

    left: list[int]
    runs: int | None


class ServerOutTable(ServerOut, frozen=True, tag="table"):
    """All that this viewer may know now: the answer to a subscription.

    `entries` are those after `since`, if the client named a version that the server knows; otherwise `is_resync` is
    true and the client should forget what it had.
    """

    table: str
    seat: int | None
    version: int
    is_resync: bool
    info: TableInfo
    view: dict[str, Any] | None  # None before the start
    legal: list[LegalMove]
    entries: list[AnyTold]
    clock: ClockShown | None


class ServerOutUpdate(ServerOut, frozen=True, tag="update"):
    """What changed between two versions. A client that is not at `since` has missed something and subscribes again."""

    table: str
    seat: int | None
    since: int
    version: int
    entries: list[AnyTold]
    info: TableInfo | None  # None: as before
    view: dict[str, Any]  # the fields of the view that changed, all of them at the start
    clock: ClockShown | None
    legal: list[LegalMove] | None = None  # None: as before


class ServerOutPresence(ServerOut, frozen=True, tag="presence"):
    """Who is there; not part of the versions."""

    table: str
    seats: list[int]
    spectators: int


class ServerOutAck(ServerOut, frozen=True, tag="ack"):
    """A command was carried out, and stored. `version` is the one it led to."""

    id: str
    table: str
    version: int
    is_repeat: bool = False  # a move that was made already
    rematch: str | None = None


class ServerOutError(ServerOut, frozen=True, tag="error"):
    """Something was refused, and nothing changed. `retry_after`: a limit, which has room again in so many seconds."""

    id: str | None
    code: Code
    message: str
    expected: str
    got: str
    refusal: Refusal | None = None
    retry_after: float | None = None


class ServerOutPong(ServerOut, frozen=True, tag="pong"):
    id: str


class ServerOutGoodbye(ServerOut, frozen=True, tag="goodbye"):
    """The connection will close; reconnect after `again_after` seconds."""

    reason: str
    again_after: float


AnyServerOut = (
    ServerOutWelcome
    | ServerOutTable
    | ServerOutUpdate
    | ServerOutPresence
    | ServerOutAck
    | ServerOutError
    | ServerOutPong
    | ServerOutGoodbye
)

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyClientIn)
_server_decoder = msgspec.json.Decoder(AnyServerOut)


def decode_client(data: str | bytes, limit: int) -> AnyClientIn:
    """A client's message, or Refused saying what was wrong with it."""
    if len(data) > limit:
        raise Refused("too-large", f"a message of at most {limit} bytes", f"{len(data)} bytes")
    try:
        message: AnyClientIn = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", f"a message of the protocol: {plainly(error)}", _excerpt(data)) from None
    return message


def decode_server(data: str | bytes) -> AnyServerOut:
    """A server's message, for clients."""
    message: AnyServerOut = _server_decoder.decode(data)
    return message


def _excerpt(data: str | bytes) -> str:
    text = data if isinstance(data, str) else data.decode("utf-8", "replace")
    return text if len(text) <= 80 else text[:77] + "..."


def error_of(refused: Refused, id: str | None) -> ServerOutError:
    return ServerOutError(
        id=id,
        code=refused.code,
        message=str(refused)[:500],
        expected=refused.expected[:300],
        got=refused.got,
        refusal=refused.refusal,
        retry_after=refused.retry_after,
    )
