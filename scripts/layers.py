#!/usr/bin/env python3
"""Fails where a target imports a module of the package it does not depend on, or depends on one it never imports.

SwiftPM lets the first pass whenever the module happens to be built already.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


def dump_package():
    output = subprocess.check_output(["swift", "package", "dump-package"], cwd=ROOT)
    return {target["name"]: target for target in json.loads(output)["targets"]}


def source_folder(target):
    parent = "Tests" if target["type"] == "test" else "Sources"
    return ROOT / (target.get("path") or f"{parent}/{target['name']}")


def imports_by_module(target):
    """The first file that imports each module."""
    found = {}
    for file in sorted(source_folder(target).rglob("*.swift")):
        if "Fixtures" in file.parts:  # sources that tests compile by themselves
            continue
        for module in IMPORT.findall(file.read_text(encoding="utf-8")):
            found.setdefault(module, file.relative_to(ROOT))
    return found


def faults_of(target, targets):
    declared = {dependency["byName"][0] for dependency in target["dependencies"] if "byName" in dependency}
    used = imports_by_module(target)
    for module, file in sorted(used.items()):
        if module in targets and module != target["name"] and module not in declared:
            yield f"{file}: {target['name']} imports {module} without depending on it in Package.swift"
    for module in sorted(declared - set(used)):
        if not module.startswith("_"):  # overlays are imported by the compiler
            yield f"Package.swift: {target['name']} depends on {module} and never imports it"


def main():
    targets = dump_package()
    faults = [
        fault
        for target in targets.values()
        if target["type"] != "system-target"
        for fault in faults_of(target, targets)
    ]
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f"layers: {len(targets)} targets import only what they depend on")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
