#!/usr/bin/env python3
"""Times rendering as whole processes: many pictures at once, and one picture after an edit of the delegate's source.

These machines are noisy, so every figure is a median, printed with the extremes.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAVSHOT = ROOT / ".build/release/navshot"
SOURCE = ROOT / "Tests/NavigationSnapshotsTests/Fixtures/PlainLayout.swift"
RUNS = 5

MATRIX = [
    "--device",
    "iphone-se,iphone-15,iphone-15-pro-max,iphone-se-landscape,"
    "iphone-15-landscape,iphone-15-pro-max-landscape,ipad-mini,ipad-pro-13-landscape",
    "--state",
    "navigation-ready,active-guidance,active-guidance-prompt,after-disable",
    "--direction", "all", "--lighting", "all", "--scale", "2", "--format", "png",
]  # fmt: skip


def timed(arguments):
    start = time.perf_counter()
    result = subprocess.run([NAVSHOT, *arguments], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"bench: navshot {' '.join(map(str, arguments))} failed:\n{result.stderr}")
    return time.perf_counter() - start, result.stderr


def summary(times, unit="s"):
    return f"{statistics.median(times):.2f} {unit} (of {len(times)} runs: {min(times):.2f}–{max(times):.2f})"


def bench_render():
    times = []
    with tempfile.TemporaryDirectory() as out:
        for _ in range(RUNS):
            seconds, log = timed(["render", *MATRIX, "--timings", "--out", out])
            times.append(seconds)
        pictures = len(list(Path(out).rglob("*.png")))
    print(f"render: {pictures} pictures at scale 2 on {os.cpu_count()} cores in {summary(times)}")
    print(f"render: {pictures / statistics.median(times):.1f} pictures a second, start of the processes included")
    print("render: the last run's stages:\n" + log.strip())


def bench_edit():
    times = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "Edited.swift"
        text = SOURCE.read_text(encoding="utf-8")
        arguments = ["render", "--sources", source, "--device", "iphone-15", "--state", "active-guidance",
                     "--scale", "2", "--format", "png", "--out", Path(folder) / "out"]  # fmt: skip
        for run in range(RUNS):
            source.write_text(f"{text}\n// Edit {time.time_ns()}, {run}.\n", encoding="utf-8")
            times.append(timed(arguments)[0])
    print(f"edit: compile an edited delegate and render one state in {summary(times)}; the bar is 1.5 s")


if __name__ == "__main__":
    {"render": bench_render, "edit": bench_edit}[sys.argv[1]]()
