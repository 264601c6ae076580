"""A scripted agent: a client of the official package that plays by what it reads.

The package takes long to read: only whoever plays does, not every process of a run.
"""

import os
import sys
from typing import TYPE_CHECKING, Any

from sobremesa.kernel.dice import Fast

if TYPE_CHECKING:
    from mcp import Client, StdioServerParameters

PATIENCE = 120.0  # seconds until a test gives up on an answer


def started(*words: str) -> "StdioServerParameters":
    """`sobremesa mcp` as a process of the agent's own."""
    from mcp import StdioServerParameters

    return StdioServerParameters(
        command=sys.executable,
        args=["-m", "sobremesa", "mcp", *words],
        env=dict(os.environ),
    )


def client(server: Any) -> "Client":
    from mcp import Client

    return Client(server, read_timeout_seconds=PATIENCE)


async def ask(agent: "Client", tool: str, **given: object) -> str:
    """What a tool answers, where all is well."""
    said, wrong = await answer(agent, tool, **given)
    assert not wrong, said
    return said


async def refused(agent: "Client", tool: str, **given: object) -> str:
    """The sentence of a tool that refuses."""
    said, wrong = await answer(agent, tool, **given)
    assert wrong, said
    assert "\n" not in said
    return said


async def answer(agent: "Client", tool: str, **given: object) -> tuple[str, bool]:
    from mcp.types import TextContent

    result = await agent.call_tool(tool, given)
    part = result.content[0]
    assert isinstance(part, TextContent)
    return part.text, bool(result.is_error)


def key_in(opened: str) -> str:
    """The key that the first line of an answer tells."""
    return opened.partition("\n")[0].rpartition(" ")[2]


def table_in(opened: str) -> str:
    return opened.split()[1].rstrip(",")


async def play_on(agent: "Client", over: str, **key: object) -> str:
    """Answer at random whenever one is asked; the last that was read."""
    dice, said = Fast("agent"), ""
    while over not in said:
        legal, wrong = await answer(agent, "legal_actions", **key)
        if wrong:
            said = await ask(agent, "look", wait=60, **key)
            continue
        texts = legal.splitlines()
        text = texts[dice.below(len(texts))]
        said = await ask(agent, "act", action=text, wait=60, **key)
    return said
