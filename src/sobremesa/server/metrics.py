"""What the server counts, for Prometheus. One registry for every application."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from sobremesa import __version__
from sobremesa.pure import engine

STATUSES = ("waiting", "playing", "over")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """Labels have few values, all of our own: a guest cannot make new ones."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        build = {"version": __version__, "engine": engine()}
        Info("sobremesa_build", "What runs here.", registry=own).info(build)
        self.requests = Counter(
            "sobremesa_requests",
            "Requests answered.",
            ("method", "route", "status"),
            registry=own,
        )
        self.durations = Histogram(
            "sobremesa_request_seconds",
            "From a request to the end of its answer.",
            ("route",),
            buckets=QUICK,
            registry=own,
        )
        self.sockets = Gauge("sobremesa_sockets", "Open sockets.", registry=own)
        self.refusals = Counter(
            "sobremesa_refusals",
            "Requests and messages that were refused.",
            ("code",),
            registry=own,
        )
        self.failures = Counter(
            "sobremesa_failures",
            "Faults of ours: answers 500, messages, views, bots, sweeps that failed.",
            registry=own,
        )
        self.add_store(own)
        self.add_tables(own)
        self.add_workers(own)

    def add_store(self, own: CollectorRegistry) -> None:
        self.commits = Histogram(
            "sobremesa_commit_seconds",
            "Commits that succeeded.",
            buckets=QUICK,
            registry=own,
        )
        self.batches = Histogram(
            "sobremesa_commit_changes",
            "Changes committed together.",
            buckets=SIZES,
            registry=own,
        )
        self.store_faults = Counter(
            "sobremesa_store_faults",
            "Commits that failed; Outdated: another process was faster.",
            ("error",),
            registry=own,
        )

    def add_tables(self, own: CollectorRegistry) -> None:
        self.tables = Gauge(
            "sobremesa_tables", "Tables in memory.", ("status",), registry=own
        )
        self.actions = Counter(
            "sobremesa_actions",
            "Actions confirmed: durable, then told.",
            ("game",),
            registry=own,
        )

    def add_workers(self, own: CollectorRegistry) -> None:
        self.queued = Gauge(
            "sobremesa_thoughts_queued",
            "Questions that wait for a worker.",
            registry=own,
        )
        self.waits = Histogram(
            "sobremesa_thought_wait_seconds",
            "From a question until a worker takes it up.",
            buckets=SLOW,
            registry=own,
        )
        self.thoughts = Histogram(
            "sobremesa_thought_seconds",
            "How long a worker was at a question.",
            buckets=SLOW,
            registry=own,
        )
        self.restarts = Counter(
            "sobremesa_worker_restarts", "Workers that were replaced.", registry=own
        )

    @contextmanager
    def committing(self, changes: int) -> Iterator[None]:
        """A commit: how long it took, or how it failed."""
        began = time.perf_counter()
        try:
            yield
        except Exception as error:
            self.store_faults.labels(type(error).__name__).inc()
            raise
        self.commits.observe(time.perf_counter() - began)
        self.batches.observe(changes)

    def text(self, statuses: Iterable[str]) -> bytes:
        """All of it as Prometheus reads it, with the tables as they stand."""
        counts = dict.fromkeys(STATUSES, 0)
        for status in statuses:
            counts[status] += 1
        for status, count in counts.items():
            self.tables.labels(status).set(count)
        return generate_latest(self.registry)
