"""A seat token that was handed out can be made worthless."""

from __future__ import annotations

import pytest

from rockfall.client import Client, ServerRefused
from tests.server.conftest import Running
from tests.server.players import Guesser, run, table_with_bots


def test_a_revoked_token_is_worth_nothing_and_whoever_plays_by_it_is_cut_off(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url) as phone, Client(shared.url, "Eve") as eve:
            code = await table_with_bots(ada, "embers", 2, people=1)
            own = await ada.join(code)
            old = (await ada.get(f"/api/tables/{code}"))["my_seats"]["0"]
            lent = await phone.watch(code, 0, token=old)
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await eve.do(code, "revoke", seat=0)
            with pytest.raises(ServerRefused, match="not-your-seat"):  # a token is not enough to take it from its owner
                await phone.command(code, {"do": "revoke", "seat": 0})
            done = await ada.do(code, "revoke", seat=0)
            new = done["my_seats"]["0"]
            assert new != old
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await lent.until_over()
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await phone.watch(code, 0, token=old)
            await ada.do(code, "start")
            again = await phone.watch(code, 0, token=new)
            assert len(await own.play(Guesser(1))) == 2  # its owner goes on
            assert again.view

    run(story())


def test_a_token_stays_revoked_after_a_restart_and_after_getting_up(shared: Running) -> None:
    async def story() -> None:
        async with Client(shared.url, "Ada") as ada, Client(shared.url) as phone:
            code = await table_with_bots(ada, "embers", 2, people=1)
            await ada.do(code, "sit", seat=0)
            old = (await ada.get(f"/api/tables/{code}"))["my_seats"]["0"]
            await ada.do(code, "revoke", seat=0)
            await ada.do(code, "leave", seat=0)
            await ada.do(code, "sit", seat=0)
            shared.kill()
            shared.start()
            with pytest.raises(ServerRefused, match="not-your-seat"):
                await phone.watch(code, 0, token=old)

    run(story())
