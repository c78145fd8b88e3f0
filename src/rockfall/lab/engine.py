"""Many independent batches of work: in this process, in several, or on a Ray cluster, always with the same result.

A *plan* says what to do and how many batches that takes; a batch depends on the plan and its own number only, so it
does not matter who does it, in what order, or how often. With a folder, every finished batch is kept in a file there,
and the same plan later goes on where it stopped. A worker that dies costs its batch, which is done again.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType
from typing import Any, Generic, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from rockfall.core.errors import BadOptions, NotHere, RockfallError
from rockfall.core.game import Game

TRIES = 3  # how often a batch is begun before it counts as one that kills its workers
ENGINES = ("processes", "here", "ray")
STOPPED = 130  # exit code after Ctrl-C, as shells have it
PLAN_FILE = "plan.json"

Result = TypeVar("Result", covariant=True)


class WorkerLost(RockfallError):
    """Workers died over one and the same batch, again and again."""

    def __init__(self, batch: int, tries: int) -> None:
        self.batch = batch
        super().__init__(f"expected batch {batch} to be done by {tries} workers in turn; each of them died over it")


class Plan(msgspec.Struct, Generic[Result], frozen=True, kw_only=True):
    """What to do, as data. Its fields say all that the result depends on."""

    @abstractmethod
    def batch_count(self) -> int: ...

    @abstractmethod
    def do(self, batch: int) -> Result:
        """Do one batch: JSON-able, and decided by the plan and the number alone."""

    @abstractmethod
    def result_type(self) -> type[Result]: ...

    def size_of(self, result: Any) -> int:
        """How much a result is, in `unit`s, for the rate that is shown."""
        return 1

    def unit(self) -> str:
        return "batches"

    def described(self) -> bytes:
        """The plan as JSON, to be kept beside its results."""
        return msgspec.json.format(msgspec.json.encode(self, enc_hook=_described), indent=2)

    def done(self, batch: int) -> bytes:
        return msgspec.json.encode(self.do(batch))


def _described(value: object) -> object:
    if isinstance(value, Game):
        return f"{value!r}, rules version {value.rules_version}"
    if isinstance(value, Path):
        return str(value)
    raise NotImplementedError(f"a plan cannot hold {value!r}")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the work is done. Nothing here changes the result."""

    engine: str = "processes"
    jobs: int = 0  # workers; 0: one for each core
    folder: Path | None = None  # where finished batches are kept
    address: str | None = None  # of a Ray cluster; None: one is started on this machine

    def workers(self) -> int:
        return self.jobs or os.cpu_count() or 1


def run(plan: Plan[Result], settings: Settings, title: str) -> list[Result]:
    """The results of all batches, in order."""
    results: list[Result | None] = [None] * plan.batch_count()
    for batch, result in run_each(plan, settings, title):
        results[batch] = result
    return [result for result in results if result is not None]


def run_each(plan: Plan[Result], settings: Settings, title: str) -> Generator[tuple[int, Result]]:
    """Every batch with its result, as they get done. Close it to stop before all are."""
    engine = engine_of(settings)
    kept = None if settings.folder is None else _Folder(settings.folder, plan.described())
    decode = msgspec.json.Decoder(plan.result_type()).decode
    with _progress(title, plan.unit()) as progress:
        bar = progress.add_task(title, total=plan.batch_count(), size=0)
        size = 0
        left = []
        for batch in range(plan.batch_count()):
            encoded = None if kept is None else kept.get(batch)
            if encoded is None:
                left.append(batch)
            else:
                progress.advance(bar)
                yield batch, decode(encoded)
        progress.reset(bar, completed=plan.batch_count() - len(left), size=0)  # the rate is that of this run
        for batch, encoded in engine(plan, left, settings):
            if kept is not None:
                kept.put(batch, encoded)
            result = decode(encoded)
            size += plan.size_of(result)
            progress.update(bar, advance=1, size=size)
            yield batch, result


def _progress(title: str, unit: str) -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), _Rate(unit), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


class _Rate(ProgressColumn):
    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        size: int = task.fields["size"]
        return Text(f"{size / task.elapsed:.1f} {self.unit}/s" if size and task.elapsed else "")


class _Folder:
    """Finished batches on disk, one file each, beside the plan that they belong to."""

    def __init__(self, folder: Path, plan: bytes) -> None:
        self.folder = folder / "batches"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOptions(f"expected a folder for the results; {folder}: {error.strerror}") from None
        path = folder / PLAN_FILE
        if not path.exists():
            write_whole(path, plan)
        elif path.read_bytes() != plan:
            raise BadOptions(
                f"expected an empty folder, or one with results of the same plan; {path} has another plan, "
                "so choose another folder or remove this one"
            )

    def path(self, batch: int) -> Path:
        return self.folder / f"{batch:06}.json"

    def get(self, batch: int) -> bytes | None:
        try:
            return self.path(batch).read_bytes()
        except FileNotFoundError:
            return None

    def put(self, batch: int, encoded: bytes) -> None:
        write_whole(self.path(batch), encoded)


def write_whole(path: Path, content: bytes) -> None:
    """Whole or not at all, whenever the program is stopped."""
    beside = path.with_suffix(".part")
    beside.write_bytes(content)
    beside.replace(path)


# -- engines: each does these batches in any order and gives back their encoded results ----------------------


Engine = Callable[[Plan[object], Sequence[int], Settings], Iterator[tuple[int, bytes]]]


def engine_of(settings: Settings) -> Engine:
    """The engine that was asked for."""
    if settings.engine not in ENGINES:
        raise BadOptions(f"expected one of the engines {', '.join(ENGINES)}; got {settings.engine!r}")
    if settings.engine == "ray":
        return on_ray
    return here if settings.engine == "here" or settings.workers() == 1 else in_processes


def here(plan: Plan[object], batches: Sequence[int], settings: Settings) -> Iterator[tuple[int, bytes]]:
    return ((batch, plan.done(batch)) for batch in batches)


class _Queue:
    """What is still to be done, and how often each batch was begun."""

    def __init__(self, batches: Sequence[int]) -> None:
        self.left = deque(batches)
        self.tries: dict[int, int] = {}

    def take(self) -> int:
        batch = self.left.popleft()
        self.tries[batch] = self.tries.get(batch, 0) + 1
        return batch

    def again(self, batch: int) -> None:
        """Its worker died."""
        if self.tries[batch] >= TRIES:
            raise WorkerLost(batch, TRIES)
        self.left.appendleft(batch)


def in_processes(plan: Plan[object], batches: Sequence[int], settings: Settings) -> Iterator[tuple[int, bytes]]:
    """Each worker is a process with a pipe of its own: where the pipe ends, the worker is dead, and only that one."""
    queue = _Queue(batches)
    workers: dict[Connection, _Worker] = {}
    try:
        for _ in range(min(settings.workers(), len(batches))):
            _hire(plan, queue, workers)
        while workers:
            for pipe in wait(list(workers)):
                assert isinstance(pipe, Connection)
                answer = workers[pipe].answer()
                worker = workers.pop(pipe)
                if answer is None:
                    queue.again(worker.batch)
                    worker.end()
                    _hire(plan, queue, workers)
                    continue
                yield worker.batch, answer
                if queue.left:
                    _begin(worker, queue, workers)
                else:
                    worker.end()
    finally:
        for worker in workers.values():
            worker.end()


class _Worker:
    """A process that does one batch after the other."""

    def __init__(self, plan: Plan[object]) -> None:
        # Spawned, not forked: the progress bar runs in a thread of its own.
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(far_end, plan), daemon=True)
        self.process.start()
        far_end.close()
        self.batch = -1

    def begin(self, batch: int) -> None:
        self.batch = batch
        with suppress(OSError):  # it is dead, which `answer` will find
            self.pipe.send(batch)

    def answer(self) -> bytes | None:
        """The result of its batch; None if it died. What went wrong in the work itself is raised here."""
        try:
            answer: bytes | Exception = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


@contextmanager
def ctrl_c_later() -> Iterator[None]:
    """A process starts here and inherits that Ctrl-C is held back: it is for us alone, and comes when this is over."""
    if threading.current_thread() is not threading.main_thread() or sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would let Ctrl-C through again when it starts
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True  # another thread may hear what this one holds back

    handler = signal.signal(signal.SIGINT, press)
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if pressed:
        signal.raise_signal(signal.SIGINT)


def _hire(plan: Plan[object], queue: _Queue, workers: dict[Connection, _Worker]) -> None:
    """One more worker, with a batch to do."""
    with ctrl_c_later():
        _begin(_Worker(plan), queue, workers)


def _begin(worker: _Worker, queue: _Queue, workers: dict[Connection, _Worker]) -> None:
    workers[worker.pipe] = worker
    worker.begin(queue.take())


def _work(pipe: Connection, plan: Plan[object]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    while True:
        try:
            batch: int = pipe.recv()
        except EOFError:
            return
        try:
            answer: bytes | Exception = plan.done(batch)
        except Exception as error:
            error.add_note(f"in batch {batch}")
            answer = error
        pipe.send(answer)


def on_ray(plan: Plan[object], batches: Sequence[int], settings: Settings) -> Iterator[tuple[int, bytes]]:
    """On a Ray cluster: one task for each batch, as many at a time as there are workers."""
    try:
        from rockfall.lab.cluster import Cluster
    except ImportError:
        raise NotHere("expected Ray to be installed for --engine ray: pip install 'rockfall[ray]'") from None
    queue = _Queue(batches)
    with Cluster(plan, settings.jobs, settings.address) as cluster:
        while queue.left or cluster.is_busy:
            while queue.left and cluster.has_room:
                cluster.begin(queue.take())
            batch, answer = cluster.next()
            if answer is None:
                queue.again(batch)
            else:
                yield batch, answer
