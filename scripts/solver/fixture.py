"""Writes random systems with the oracle's optimum of every state, for the tests to check without scipy."""
import argparse
import json

from differential import Case
from oracle import REQUIRED, is_feasible, optimum


class Recording:
    """Follows a case with the oracle alone: what must be accepted, and what each state is worth."""

    def __init__(self, case):
        self.case, self.held = case, {}
        self.steps = [self._step(*operation) for operation in case.operations]

    def value(self):
        return {"seed": self.case.seed, "variables": self.case.count, "nonNegative": self.case.non_negative,
                "steps": [step for step in self.steps if step]}

    def _system(self, constraints):
        return self.case.count, set(self.case.non_negative), list(constraints)

    def _step(self, kind, key, value):
        if kind == "add":
            return {"add": [self._added(key, value)]}
        if kind == "batch":
            decided = sorted(key, key=lambda add: add[2]["priority"] < REQUIRED)
            added = {name: self._added(name, constraint) for _, name, constraint in decided}
            return {"add": [added[name] for _, name, _ in key]}
        if kind == "remove":
            return {"remove": key} if self.held.pop(key, None) else None
        if kind == "constant":
            return self._constant(key, value) if key in self.held else None
        best = optimum(*self._system(self.held.values()))
        return {"errors": [[priority, round(error, 6)] for priority, error in best.items()]}

    def _accepts(self, key, constraint):
        others = [held for name, held in self.held.items() if name != key]
        accepted = constraint["priority"] < REQUIRED or is_feasible(*self._system(others + [constraint]))
        if accepted:
            self.held[key] = constraint
        return accepted

    def _added(self, key, constraint):
        terms = [[variable, coefficient] for variable, coefficient in constraint["terms"].items()]
        return {"key": key, **constraint, "terms": terms, "isAccepted": self._accepts(key, constraint)}

    def _constant(self, key, value):
        accepted = self._accepts(key, dict(self.held[key], constant=value))
        return {"key": key, "constant": value, "isAccepted": accepted}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--systems", type=int, default=40)
    options = parser.parse_args()
    seeds, cases = iter(range(1, 100_000)), []
    while len(cases) < options.systems:
        case = Case(next(seeds))
        if case.count <= 12:
            cases.append(Recording(case).value())
    with open(options.file, "w") as file:
        file.write("[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases) + "\n]\n")


if __name__ == "__main__":
    main()
