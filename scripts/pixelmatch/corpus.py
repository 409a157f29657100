#!/usr/bin/env python3
"""Draws the pairs of small pictures that Navshot's pixelmatch mode is held against, and counts their differences.

Writes pixelmatch.png, a sheet with one pair a row, and pixelmatch.json, with the count of each pair at each threshold,
into the folder given. The counts are those of pixelhog, which counts as pixelmatch 7.2 does, translucent pixels included;
`scripts/pixelmatch-corpus` installs it.
"""

import io
import json
import random
import sys
from pathlib import Path

import numpy
import pixelhog
from PIL import Image, ImageDraw

SIDE = 48
PAIRS = 60
SCALE = 8  # each pixel is drawn as so many squared, for smooth edges
THRESHOLDS = [0.05, 0.1, 0.2]
COLORS = ["#1a73e8", "#1967d2", "#0f9d58", "#188038", "#202124", "#5f6368", "#70757a", "#d93025", "#fbbc04", "#ffffff"]


def shapes(generator):
    return [
        (
            generator.choice(["ellipse", "rectangle", "line", "ring"]),
            [generator.uniform(-4, SIDE) for _ in range(2)],
            generator.uniform(6, 30),
            generator.choice(COLORS),
        )
        for _ in range(generator.randint(2, 6))
    ]


def draw(parts, background):
    image = Image.new("RGBA", (SIDE * SCALE, SIDE * SCALE), background)
    brush = ImageDraw.Draw(image)
    for kind, (x, y), size, color in parts:
        box = [round(value * SCALE) for value in (x, y, x + size, y + size * 0.7)]
        if kind == "ellipse":
            brush.ellipse(box, fill=color)
        elif kind == "ring":
            brush.ellipse(box, outline=color, width=2 * SCALE)
        elif kind == "rectangle":
            brush.rectangle(box, fill=color)
        else:
            brush.line(box, fill=color, width=2 * SCALE)
    return image.resize((SIDE, SIDE), Image.Resampling.BOX)


def changed(parts, generator):
    """One part moved by a part of a pixel or a whole one, recoloured or dropped."""
    parts = list(parts)
    index = generator.randrange(len(parts))
    kind, (x, y), size, color = parts[index]
    match generator.randrange(4):
        case 0:
            parts[index] = (kind, [x + generator.uniform(-0.5, 0.5), y], size, color)
        case 1:
            parts[index] = (kind, [x, y + generator.choice([-1, 1])], size, color)
        case 2:
            parts[index] = (kind, [x, y], size, generator.choice(COLORS))
        case _:
            del parts[index]
    return parts


def spoilt(image, generator):
    """With some noise, and some pixels that let something through."""
    pixels = numpy.array(image)
    for _ in range(generator.randrange(60)):
        x, y = generator.randrange(SIDE), generator.randrange(SIDE)
        pixels[y, x, generator.randrange(4)] = generator.randrange(256)
    return Image.fromarray(pixels)


def pair(seed):
    generator = random.Random(seed)
    parts = shapes(generator)
    background = generator.choice(["#e8eaed", "#ffffff", "#202124", "#f8f9fa", "#00000000", "#1a73e880"])
    expected, actual = draw(parts, background), draw(changed(parts, generator), background)
    if seed % 3 == 0:
        actual = spoilt(actual, generator)
    return expected, actual


def png(image):
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def counts_of(expected, actual):
    comparison = pixelhog.Comparison(png(expected), png(actual))
    return [comparison.diff_count(threshold, False) for threshold in THRESHOLDS]


def main(folder):
    sheet = Image.new("RGBA", (SIDE * 2, SIDE * PAIRS))
    counts = []
    for seed in range(PAIRS):
        expected, actual = pair(seed)
        sheet.paste(expected, (0, seed * SIDE))
        sheet.paste(actual, (SIDE, seed * SIDE))
        counts.append(counts_of(expected, actual))
    sheet.save(folder / "pixelmatch.png", optimize=True)
    rows = ",\n    ".join(json.dumps(row) for row in counts)
    (folder / "pixelmatch.json").write_text(
        f'{{\n  "side": {SIDE},\n  "thresholds": {json.dumps(THRESHOLDS)},\n  "counts": [\n    {rows}\n  ]\n}}\n',
        encoding="utf-8",
    )
    print(f"corpus: {PAIRS} pairs, {sum(map(sum, counts))} differences in all")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
