#!/usr/bin/env python3
"""The two steps of scripts/compare-svg: `draw VIEWER… -- FILE…`, then `report NAVSHOT VIEWER… -- FILE…`."""

import json
import re
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SCALE = 2
# The share of pixels that may differ by more than a colour difference of 2, smoothed edges left out.
LIMITS = {"rsvg-convert": 0.001, "chromium": 0.004}


def size(svg):
    head = svg.read_text(encoding="utf-8")[:500]
    return [round(float(re.search(rf' {name}="([0-9.]+)', head)[1])) for name in ("width", "height")]


def picture(svg, viewer):
    return svg.with_suffix(f".{viewer}.png")


def draw(viewer, svg):
    target = picture(svg, viewer)
    if viewer == "rsvg-convert":
        command = ["rsvg-convert", "-z", str(SCALE), "-o", target, svg]
        return subprocess.run(command, check=True, timeout=120)
    width, height = size(svg)
    with tempfile.TemporaryDirectory() as profile:
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                   f"--user-data-dir={profile}", f"--force-device-scale-factor={SCALE}",
                   f"--window-size={width},{height}", f"--screenshot={target}", svg.as_uri()]  # fmt: skip
        return subprocess.run(command, check=True, timeout=120, capture_output=True)


def compare(navshot, svg, viewer):
    png = Path(re.sub(r"(\.structured)?\.svg$", ".png", str(svg)))
    command = [navshot, "diff", "--json", "--mode", "perceptual", png, picture(svg, viewer)]
    result = json.loads(subprocess.run(command, check=False, capture_output=True, text=True).stdout)
    return result["differentPixels"] / max(1, result["comparedPixels"])


def report(navshot, viewers, files):
    failed = False
    for viewer in viewers:
        for form in ("structured", "Cairo's"):
            chosen = [file for file in files if (".structured." in file.name) == (form == "structured")]
            with ThreadPoolExecutor() as pool:
                shares = list(pool.map(lambda file: compare(navshot, file, viewer), chosen))
            if not shares:
                continue
            worst = max(range(len(shares)), key=shares.__getitem__)
            ok = shares[worst] <= LIMITS[viewer]
            failed |= not ok
            print(f"{viewer}, {form} SVG, {len(shares)} screens: {statistics.mean(shares):.4%} of the pixels differ "
                  f"on average, {shares[worst]:.4%} at most ({chosen[worst].parent.name}/{chosen[worst].name}); "
                  f"limit {LIMITS[viewer]:.2%}: {'ok' if ok else 'TOO MUCH'}")  # fmt: skip
    return failed


def main():
    split = sys.argv.index("--")
    words, files = sys.argv[1:split], [Path(name).resolve() for name in sys.argv[split + 1 :]]
    if words[0] == "draw":
        for file in files:
            for viewer in words[1:]:
                draw(viewer, file)
    elif report(words[1], words[2:], files):
        sys.exit(1)


if __name__ == "__main__":
    main()
