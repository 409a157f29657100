#!/usr/bin/env python3
"""Times whole processes: many pictures at once, one after an edit of the delegate's source, a sheet, a film, a watcher.

These machines are noisy, so every figure is a median, printed with the extremes.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
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


# 60 screens: 5 devices, 6 states, both lightings.
SHEET = [
    "sheet", "--device", "iphone-se,iphone-15,iphone-15-pro-max,iphone-15-landscape,ipad-mini",
    "--state", "not-navigating,navigation-ready,active-guidance,active-guidance-prompt,after-stop,after-disable",
    "--lighting", "all",
]  # fmt: skip


def bench_sheet():
    for ending in ("png", "svg"):
        times = []
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / f"sheet.{ending}"
            for _ in range(RUNS):
                times.append(timed([*SHEET, "--out", out])[0])
            size = out.stat().st_size
        print(f"sheet: 60 screens as {ending.upper()}, {size / 1e6:.1f} MB, in {summary(times)}; the bar is 3 s")


def bench_animate():
    for form in ("apng", "svg"):
        times = []
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(RUNS):
                arguments = ["animate", "--state", "changing-prompt", "--fps", "46", "--duration", "0.5",
                             "--format", form, "--out", folder]  # fmt: skip
                times.append(timed(arguments)[0])
            size = next(Path(folder).rglob("*.animation.*")).stat().st_size
        print(f"animate: 24 frames at scale 2 as {form}, {size / 1e3:.0f} kB, in {summary(times)}; the bar is 2 s")


def bench_watch():
    """From a save to the moment that the page has the new picture."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "Edited.swift"
        text = SOURCE.read_text(encoding="utf-8")
        source.write_text(text, encoding="utf-8")
        command = [NAVSHOT, "watch", "--sources", source, "--state", "active-guidance", "--scale", "2",
                   "--out", Path(folder) / "out"]  # fmt: skip
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            address = process.stdout.readline().strip()

            def state(after):
                with urllib.request.urlopen(f"{address}state?after={after}", timeout=60) as answer:
                    return json.load(answer)

            def finished(after):
                now = state(after)
                while now["isBusy"] or now["version"] == after:
                    now = state(now["version"])
                return now

            version = finished(-1)["version"]
            for run in range(RUNS):
                source.write_text(f"{text}\n// Edit {time.time_ns()}, {run}.\n", encoding="utf-8")
                start = time.perf_counter()
                now = finished(version)
                times.append(time.perf_counter() - start)
                if "error" in now:
                    sys.exit(f"bench: {now['error']}")
                version = now["version"]
            process.terminate()
    print(f"watch: from a save to the page's new picture in {summary(times)}; the bar is 1 s")


if __name__ == "__main__":
    {
        "render": bench_render, "edit": bench_edit, "sheet": bench_sheet, "animate": bench_animate,
        "watch": bench_watch,
    }[sys.argv[1]]()  # fmt: skip
