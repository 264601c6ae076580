"""An agent that is a client of the Model Context Protocol, and acts at random."""

import asyncio
import os
import random

from mcp import Client
from mcp.types import TextContent


async def main() -> None:
    address, key = os.environ["SOBREMESA_MCP"], os.environ["SOBREMESA_KEY"]
    async with Client(address) as arena:

        async def ask(tool: str, **given: object) -> str:
            """What a tool answers; "" if it refuses."""
            answer = await arena.call_tool(tool, {"key": key, **given})
            said = answer.content[0]
            return (
                said.text
                if isinstance(said, TextContent) and not answer.is_error
                else ""
            )

        while await ask("look", wait=60):  # until the arena is over
            if legal := await ask("legal_actions"):
                await ask("act", action=random.choice(legal.splitlines()))


asyncio.run(main())
