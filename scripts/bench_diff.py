#!/usr/bin/env python3
"""Times comparing pictures against peers, in turn, on pairs of 1290 × 2796 pixels.

Figures are processor time, so that what else the machine does counts little, and every program sees the same minute; each
is the median of several turns. blazediff runs with its own PNG codec, as that is its faster one.

`bench_diff.py PEER` is the inner side: it answers `PEER A.png B.png` lines with milliseconds and a count.
"""

import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BENCHMARK = ROOT / ".build/release/ImageBenchmark"
WIDTH, HEIGHT = 1290, 2796
TURNS = 9
PAIR_BAR = 0.6


def scene(dark=False, route="#1a73e8", eta="12 min", card=0):
    """A navigation screen as SVG."""
    ground, block, road, sheet, text = (
        ("#202124", "#303134", "#3c4043", "#2b2c2f", "#e8eaed") if dark
        else ("#e8eaed", "#dadce0", "#ffffff", "#ffffff", "#202124")
    )  # fmt: skip
    generator = random.Random(7)
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>']
    for _ in range(60):
        x, y = generator.randrange(WIDTH), generator.randrange(HEIGHT)
        width, height = generator.randrange(60, 260), generator.randrange(60, 260)
        turn = generator.randrange(-8, 8)
        parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{block}" '
            f'transform="rotate({turn} {x} {y})"/>'
        )
    for _ in range(14):
        y, bend = generator.randrange(HEIGHT), [generator.randrange(-300, 300) for _ in range(3)]
        parts.append(
            f'<path d="M0 {y} C {WIDTH // 3} {y + bend[0]}, {2 * WIDTH // 3} {y + bend[1]}, {WIDTH} {y + bend[2]}" '
            f'stroke="{road}" stroke-width="{generator.choice([18, 30, 44])}" fill="none"/>'
        )
    parts.append(
        f'<path d="M645 2300 C 645 1900, 300 1700, 420 1300 S 900 900, 800 500" stroke="{route}" '
        'stroke-width="30" fill="none" stroke-linecap="round"/>'
    )
    for _ in range(30):
        x, y = generator.randrange(WIDTH - 300), generator.randrange(500, 2300)
        name = generator.choice(["Main Street", "Harbour Road", "Alder Lane", "Market Sq"])
        parts.append(f'<text x="{x}" y="{y}" font-size="36" fill="{text}">{name}</text>')
    parts.append(
        f'<rect x="24" y="{150 + card}" width="{WIDTH - 48}" height="330" rx="48" fill="#0f9d58"/>'
        f'<path d="M150 {400 + card} v-120 h90" stroke="#fff" stroke-width="26" fill="none"/>'
        f'<text x="330" y="{290 + card}" font-size="96" font-weight="700" fill="#fff">200 m</text>'
        f'<text x="330" y="{410 + card}" font-size="72" fill="#fff">Turn left onto Harbour Road</text>'
        f'<rect y="2440" width="{WIDTH}" height="356" rx="48" fill="{sheet}"/>'
        f'<text x="60" y="2570" font-size="96" font-weight="700" fill="#188038">{eta}</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Roboto">'
        + "".join(parts)
        + "</svg>"
    )


SCENES = {
    "expected": {},
    "realistic": {"route": "#1967d2", "eta": "14 min", "card": 3},
    "theme": {"dark": True},
}


def draw(folder):
    for name, options in SCENES.items():
        svg = folder / f"{name}.svg"
        svg.write_text(scene(**options), encoding="utf-8")
        subprocess.check_call(["rsvg-convert", svg, "-o", folder / f"{name}.png"])
    # A copy, the same pixels in other bytes, and a golden with a digest.
    shutil.copy(folder / "expected.png", folder / "identical.png")
    for name, work in {"repacked": "storeFast", "golden": "storeSmallest"}.items():
        ask(Worker([BENCHMARK]), work, folder / "expected.png", folder / f"{name}.png")


class Worker:
    """A process that answers lines."""

    def __init__(self, command, environment=None):
        self.process = subprocess.Popen(
            pinned(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, **(environment or {})},
        )  # fmt: skip


def pinned(command):
    return ["taskset", "-c", "0", *map(str, command)]


def ask(worker, work, first, second):
    worker.process.stdin.write(f"{work} {first} {second}\n")
    worker.process.stdin.flush()
    answer = worker.process.stdout.readline().split()
    if not answer:
        sys.exit(f"bench: '{work} {first} {second}' was not answered")
    return float(answer[0]), answer[1]


class ImageMagick:
    def __call__(self, first, second):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        result = subprocess.run(
            pinned(["compare", "-metric", "AE", first, second, "null:"]), capture_output=True, text=True, check=False,
            env={**os.environ, "MAGICK_THREAD_LIMIT": "1"},
        )  # fmt: skip
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return spent * 1000, result.stderr.split()[0]


def venv(name, python, package):
    """The Python that has the package; nil where it cannot be had."""
    folder = ROOT / ".build" / name
    interpreter = folder / "bin/python"
    if not interpreter.exists():
        subprocess.check_call([python, "-m", "venv", folder])
    if subprocess.run([interpreter, "-c", f"import {package}"], capture_output=True, check=False).returncode != 0:
        subprocess.check_call([folder / "bin/pip", "install", "--quiet", package])
    return interpreter


def peers():
    found = {}
    python = venv("blazediff-venv", sys.executable, "blazediff")
    blazediff = Worker([python, __file__, "blazediff"], {"BLAZEDIFF_PNG_ENABLED": "1"})
    found["blazediff"] = lambda first, second: ask(blazediff, "pair", first, second)
    newest = subprocess.run([ROOT / "scripts/newest-python"], capture_output=True, text=True, check=False)
    if newest.returncode == 0:
        pixelhog = Worker([venv("pixelhog-venv", newest.stdout.strip(), "pixelhog"), __file__, "pixelhog"])
        found["pixelhog"] = lambda first, second: ask(pixelhog, "pair", first, second)
    else:
        print("diff: pixelhog needs Python 3.12 or newer, and is left out")
    if shutil.which("compare"):
        found["ImageMagick"] = ImageMagick()
    else:
        print("diff: ImageMagick is not installed, and is left out")
    return found


def serve(peer):
    """Answers lines with a peer's timings."""
    if peer == "blazediff":
        import blazediff

        def count(first, second):
            return blazediff.compare(first, second, antialiasing=True).diff_count or 0
    else:
        import pixelhog

        def count(first, second):
            return pixelhog.Comparison(Path(first).read_bytes(), Path(second).read_bytes()).diff_count(0.1, False)

    for line in sys.stdin:
        _, first, second = line.split()
        start = time.process_time()
        result = count(first, second)
        print(f"{(time.process_time() - start) * 1000:.4f} {result}", flush=True)


def turns(contestants):
    """Medians and last results of contestants that take turns; the first turn warms up."""
    times = {name: [] for name in contestants}
    results = {}
    for turn in range(TURNS + 1):
        for name, run in contestants.items():
            spent, results[name] = run()
            if turn > 0:
                times[name].append(spent)
    return {name: statistics.median(values) for name, values in times.items()}, results


def compare_pairs(ours, others, folder):
    failed = False
    for name in ["identical", "repacked", "realistic", "theme"]:
        pair = (folder / "expected.png", folder / f"{name}.png")
        contestants = {
            "navshot, perceptual": lambda pair=pair: ask(ours, "pair", *pair),
            "navshot, pixelmatch": lambda pair=pair: ask(ours, "pixelmatchPair", *pair),
            **{peer: lambda run=run, pair=pair: run(*pair) for peer, run in others.items()},
        }
        medians, results = turns(contestants)
        best = min(medians[peer] for peer in others)
        for contestant, median in medians.items():
            ratio = f", {median / best:.2f} × the best peer" if contestant.startswith("navshot") else ""
            print(f"diff: {name} pair of files, {contestant}: {median:.1f} ms ({results[contestant]} px){ratio}")
        missed = medians["navshot, perceptual"] > PAIR_BAR * best
        failed = failed or missed
        print(f"diff: {name}: the bar is {PAIR_BAR} × the best peer: {'missed' if missed else 'kept'}")
    return failed


def measure_alone(ours, folder):
    failed = False
    expected = folder / "expected.png"
    for what, work, second, bar in [
        ("equal buffers, exact", "exact", "repacked", 1),
        ("realistic change, pixelmatch", "pixelmatch", "realistic", 2),
        ("realistic change, perceptual", "perceptual", "realistic", 2),
        ("theme change, perceptual", "perceptual", "theme", None),
        ("a passing assertion by its golden's digest", "digest", "golden", 2),
        ("decoding, filtered", "decode", "realistic", None),
        ("decoding, without filters", "decode", "repacked", None),
        ("encoding fast", "encodeFast", "repacked", None),
        ("drawing and encoding a difference picture", "strip", "realistic", None),
    ]:
        medians, results = turns({work: lambda: ask(ours, work, expected, folder / f"{second}.png")})
        missed = bar is not None and medians[work] > bar
        failed = failed or missed
        verdict = f"; the bar is {bar} ms: {'missed' if missed else 'kept'}" if bar else ""
        print(f"diff: {what}: {medians[work]:.2f} ms ({results[work]}){verdict}")
    sizes = {name: (folder / f"{name}.png").stat().st_size for name in ["repacked", "golden"]}
    print(f"diff: bytes of the picture, encoded fast: {sizes['repacked']}, smallest: {sizes['golden']}")
    return failed


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        draw(folder)
        ours = Worker([BENCHMARK])
        failed = compare_pairs(ours, peers(), folder)
        failed = measure_alone(ours, folder) or failed
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve(sys.argv[1])
    else:
        sys.exit(main())
