"""Make the networks: `python -m train --minutes 9`.

Rounds of less than a minute: the policy plays phases one; the solver labels how they ended, on all processors, while
the policy plays against itself and learns; then the boundary's value learns from all labels.
"""

from threading import Event, Thread

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from train.options import Options
from train.rounds import Rounds
from train.schedule import Schedule


def main() -> None:
    """Learn for some minutes, telling how it goes."""
    options = Options.parse(__doc__)
    columns = TextColumn("training"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=True) as progress:
        rounds = Rounds(options, lambda told: print(told, flush=True))
        over = Event()
        watch = Thread(target=_show, args=(progress, rounds.schedule, over), daemon=True)
        watch.start()
        try:
            rounds.run()
        finally:
            over.set()
            watch.join()


def _show(progress: Progress, schedule: Schedule, over: Event) -> None:
    """Move the bar with the time."""
    task = progress.add_task("training", total=1.0)
    while not over.wait(1.0):
        progress.update(task, completed=schedule.done)


if __name__ == "__main__":
    main()
