"""Ray as the engine: a real cluster of two nodes, one of which is killed half-way.

Slow, and only where ray is installed (`pip install 'sobremesa[ray]'`).
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.complaint import Complaint
from sobremesa.lab.cluster import cluster
from sobremesa.lab.pool import Outcomes, local
from sobremesa.lab.run import carry_out
from sobremesa.lab.series import Outcome
from sobremesa.lab.study import tables

from .test_run import PLAN

ray = pytest.importorskip("ray", reason="ray is not installed: sobremesa[ray]")

LONG = msgspec.structs.replace(PLAN, matches=400)


def test_the_tables_are_the_same_though_a_node_is_killed_half_way(
    tmp_path: Path,
) -> None:
    from ray.cluster_utils import Cluster

    try:
        nodes: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        lost = nodes.add_node(num_cpus=1)
    except Exception as error:  # Ray gives a node thirty seconds, however busy it is
        if "timed out during startup" not in str(error):
            raise
        pytest.skip(f"this machine is too busy for Ray: {error}")
    seen: list[int] = []

    def kill_one(playing: Iterable[Outcome], there: int, planned: int) -> Outcomes:
        for one in playing:
            seen.append(one.number)
            if len(seen) == 100:
                nodes.remove_node(lost, allow_graceful=False)
            yield one

    try:
        engine = cluster(nodes.address)
        done = carry_out(LONG, str(tmp_path / "ray"), engine, watch=kill_one)
    finally:
        nodes.shutdown()

    assert sorted(seen) == list(range(400))
    alone = carry_out(LONG, str(tmp_path / "pool"), local(2))
    assert tables(alone.studies) == tables(done.studies)


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(
        Complaint, match=r"no Ray cluster can be joined at 127\.0\.0\.1:1"
    ):
        carry_out(PLAN, str(tmp_path), cluster("127.0.0.1:1"))
