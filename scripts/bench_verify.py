#!/usr/bin/env python3
"""Times `navshot verify` of a large matrix, its memory, and how soon it tells the first difference."""

import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAVSHOT = ROOT / ".build/release/navshot"
RUNS = 3

MATRIX = {
    "scale": 2,
    "devices": ["iphone-se", "iphone-15", "iphone-15-pro-max", "iphone-se-landscape", "iphone-15-landscape",
                "iphone-15-pro-max-landscape", "ipad-mini", "ipad-pro-13-landscape"],
    "states": ["navigation-ready", "active-guidance", "active-guidance-prompt", "after-disable"],
    "directions": ["ltr", "rtl"],
    "lightings": ["day", "night"],
    "locales": ["en", "de", "ja", "ar"],
}  # fmt: skip


def run(arguments, status=0):
    start = time.perf_counter()
    done = subprocess.run([NAVSHOT, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != status:
        sys.exit(f"bench: navshot {' '.join(map(str, arguments))} failed:\n{done.stdout}{done.stderr}")
    return time.perf_counter() - start


def peak_of(arguments):
    """The largest of the run's processes, in MiB; a child of its own, as the kernel keeps one peak for all children."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        subprocess.run([NAVSHOT, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        os.write(writer, str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        peak = int(pipe.read())
    os.waitpid(child, 0)
    return peak


def first_difference(suite, out):
    start = time.perf_counter()
    process = subprocess.Popen([NAVSHOT, "verify", suite, "--out", out], stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True)  # fmt: skip
    for line in process.stderr:
        if line.startswith("differs:"):
            seconds = time.perf_counter() - start
            process.kill()
            process.wait()
            return seconds
    sys.exit("bench: no difference was told")


def main():
    with tempfile.TemporaryDirectory() as folder:
        suite, out = Path(folder) / "suite", Path(folder) / "out"
        suite.mkdir()
        (suite / "matrix.json").write_text(json.dumps(MATRIX))
        recording = run(["record", suite, "--mode", "all"])
        pictures = list(suite.rglob("*.png"))
        size = sum(path.stat().st_size for path in pictures) / len(pictures) / 1024
        print(f"verify: {len(pictures)} cases at scale 2 on {os.cpu_count()} cores, {size:.0f} KiB a golden, "
              f"recorded in {recording:.1f} s")  # fmt: skip
        times = [run(["verify", suite, "--out", out]) for _ in range(RUNS)]
        pace = len(pictures) / statistics.median(times)
        print(f"verify: {pace:.0f} cases a second (runs: {', '.join(f'{seconds:.2f} s' for seconds in times)})")
        few = peak_of(["verify", suite, "--out", out, "--only", "*.de"])
        all_of_them = peak_of(["verify", suite, "--out", out])
        print(f"verify: peak {all_of_them} MiB for all cases, {few} MiB for a quarter of them")
        (suite / "iphone-se" / "navigation-ready.en.png").write_bytes(b"")
        print(f"verify: the first difference is told after {first_difference(suite, out):.2f} s")


main()
