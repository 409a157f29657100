"""Times the solver and kiwisolver on the same systems in one run and prints the ratios.

Neither side is timed while it builds expressions; both are timed adding constraints, and suggesting values and reading
the result. Both are told to keep the memory they free: else what is timed of a large system is half the kernel, which
hands out and clears the same pages in every round.
"""
import argparse
import os
import subprocess
import sys
import time

import kiwisolver as kiwi

REQUIRED = 1000
EDIT = kiwi.strength.create(1000, 0, 0)
ROUNDS = {"row-50": 5, "row-200": 1}
KEEP_MEMORY = {"MALLOC_MMAP_THRESHOLD_": str(1 << 30), "MALLOC_TRIM_THRESHOLD_": str(1 << 30)}
STRENGTHS = {1000: kiwi.strength.required, 750: kiwi.strength.strong, 500: kiwi.strength.medium, 250: kiwi.strength.weak}


class System:
    """Constraints `terms + constant RELATION 0` over numbered variables, some of which are edited."""

    def __init__(self, name, edited=0):
        self.name, self.count, self.constraints = name, 0, []
        self.edited = [self.variable() for _ in range(edited)]

    def variable(self):
        self.count += 1
        return self.count - 1

    def add(self, terms, relation, constant=0, priority=REQUIRED):
        self.constraints.append((terms, relation, constant, priority))

    def script(self):
        yield " ".join(map(str, ["system", self.name, self.count, *self.edited]))
        for terms, relation, constant, priority in self.constraints:
            yield " ".join([relation, str(priority), repr(float(constant))] + [f"{v}:{k}" for v, k in terms])
        yield "measure"


def chain(length):
    system = System(f"chain-{length}", edited=1)
    previous = system.edited[0]
    for _ in range(length - 1):
        following = system.variable()
        system.add([(following, 1), (previous, -1)], "==", -10)
        previous = following
    return system


def row(views):
    """Views of equal width side by side in an edited width, each of which would rather be 50 wide."""
    system = System(f"row-{views}", edited=1)
    width = system.edited[0]
    left = [system.variable() for _ in range(views)]
    right = [system.variable() for _ in range(views)]
    system.add([(left[0], 1)], "==", -8)
    system.add([(right[-1], 1), (width, -1)], "==", 8)
    for i in range(views):
        system.add([(right[i], 1), (left[i], -1)], ">=")
        if i:
            system.add([(left[i], 1), (right[i - 1], -1)], "==", -8)
            system.add([(right[i], 1), (left[i], -1), (right[0], -1), (left[0], 1)], "==")
        system.add([(right[i], 1), (left[i], -1)], ">=", -50, 750)
        system.add([(right[i], 1), (left[i], -1)], "<=", -50, 250)
    return system


def blocks(count):
    system = System(f"blocks-{6 * count}")
    for i in range(count):
        x, y, width, height = (system.variable() for _ in range(4))
        system.add([(x, 1)], "==", -10 * i)
        system.add([(y, 1)], "==", -5 * i)
        for size, hint in ((width, 50), (height, 20)):
            system.add([(size, 1)], ">=", -hint, 750)
            system.add([(size, 1)], "<=", -hint, 250)
    return system


def window():
    """A window that is resized: a form of labels and fields above a row of buttons, 111 constraints."""
    system = System("window-111", edited=2)
    width, height = system.edited
    widgets = [tuple(system.variable() for _ in range(4)) for _ in range(8)]
    for x, y, w, h in widgets:
        for edge in (x, y, w, h):
            system.add([(edge, 1)], ">=")
        system.add([(w, 1)], ">=", -60, 750)
        system.add([(w, 1)], "==", -60, 250)
        system.add([(h, 1)], ">=", -22, 750)
        system.add([(h, 1)], "==", -22, 500)
        system.add([(x, 1), (w, 1), (width, -1)], "<=", 10)
        system.add([(y, 1), (h, 1), (height, -1)], "<=", 10)
    for label, field in zip(widgets[0:6:2], widgets[1:6:2]):
        system.add([(label[0], 1)], "==", -10)
        system.add([(label[0], 1), (label[2], 1), (field[0], -1)], "==", 8)
        system.add([(field[0], 1), (field[2], 1), (width, -1)], "==", 10, 750)
        system.add([(label[1], 1), (label[3], 0.5), (field[1], -1), (field[3], -0.5)], "==", 0, 750)
    for upper, lower in zip(widgets[0:4:2], widgets[2:6:2]):
        system.add([(upper[1], 1), (upper[3], 1), (lower[1], -1)], "<=", 8)
        system.add([(upper[1], 1), (upper[3], 1), (lower[1], -1)], "==", 8, 500)
        system.add([(upper[2], 1), (lower[2], -1)], "==", 0, 750)
    system.add([(widgets[0][1], 1)], "==", -10, 750)
    cancel, accept = widgets[6:]
    for button in (cancel, accept):
        system.add([(button[1], 1), (button[3], 1), (height, -1)], "==", 10, 750)
    system.add([(cancel[0], 1), (cancel[2], 1), (accept[0], -1)], "==", 8)
    system.add([(accept[0], 1), (accept[2], 1), (width, -1)], "==", 10, 750)
    system.add([(cancel[2], 1), (accept[2], -1)], "==", 0, 750)
    system.add([(cancel[1], 1), (accept[1], -1)], "==", 0, 500)
    system.add([(widgets[5][1], 1), (widgets[5][3], 1), (cancel[1], -1)], "<=", 12)
    system.add([(widgets[4][1], 1), (widgets[4][3], 1), (cancel[1], -1)], "<=", 12)
    system.add([(width, 1)], ">=", -300)
    system.add([(height, 1)], ">=", -200)
    system.add([(width, 1)], "==", -300, 250)
    system.add([(height, 1)], "==", -200, 250)
    return system


class Kiwi:
    def __init__(self, system):
        self.variables = [kiwi.Variable() for _ in range(system.count)]
        self.edited = [self.variables[index] for index in system.edited]
        self.constraints = [self.constraint(*parts) for parts in system.constraints]

    def constraint(self, terms, relation, constant, priority):
        sides = kiwi.Expression([kiwi.Term(self.variables[v], k) for v, k in terms], float(constant))
        return kiwi.Constraint(sides, relation, STRENGTHS[priority])

    def build(self):
        solver = kiwi.Solver()
        for variable in self.edited:
            solver.addEditVariable(variable, EDIT)
        for constraint in self.constraints:
            solver.addConstraint(constraint)
        return solver

    def measure(self, rounds):
        build = shortest(rounds, self.build)
        solver = self.build()
        edits = 200

        def edit():
            for step in range(edits):
                for place, variable in enumerate(self.edited):
                    solver.suggestValue(variable, 600 + step * (place + 7) % 400)
                solver.updateVariables()

        return build, shortest(5, edit) / edits if self.edited else 0


def shortest(rounds, body):
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        body()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def run_ours(solver, systems, preload):
    script = "\n".join(line for system in systems for line in system.script()) + "\n"
    environment = dict(os.environ, LD_PRELOAD=preload)
    output = subprocess.run([solver, "measure"], input=script, text=True, stdout=subprocess.PIPE, check=True,
                            env=environment).stdout
    return {line.split()[0]: [float(word) for word in line.split()[1:]] for line in output.splitlines()}


class Report:
    def __init__(self):
        self.failed = False

    def bar(self, what, value, limit, unit=""):
        verdict = "ok" if value <= limit else "MISSED"
        self.failed = self.failed or value > limit
        print(f"  {what:<58} {value:9.3f}{unit:<3} bar {limit}{unit}  {verdict}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("solver", help="the SolverBenchmark executable")
    parser.add_argument("--allocations", required=True, help="the library that counts allocations")
    options = parser.parse_args()
    if any(name not in os.environ for name in KEEP_MEMORY):
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, **KEEP_MEMORY})
    systems = [window(), chain(100), chain(1000), row(50), row(200), blocks(10), blocks(100), blocks(400)]
    ours = run_ours(options.solver, systems, options.allocations)
    theirs = {}
    print(f"kiwisolver {kiwi.__version__}; times in µs\n")
    print(f"{'system':<14}{'build':>11}{'batch':>11}{'kiwi':>12}{'ratio':>8}{'edit':>10}{'kiwi':>10}{'ratio':>8}{'allocs':>8}")
    for system in systems:
        name = system.name
        theirs[name] = Kiwi(system).measure(rounds=ROUNDS.get(name, 20))
        build, batch, edit, allocations = ours[name]
        ratio = edit / theirs[name][1] if system.edited else 0
        print(f"{name:<14}{build:11.1f}{batch:11.1f}{theirs[name][0]:12.1f}{build / theirs[name][0]:8.3f}"
              f"{edit:10.2f}{theirs[name][1]:10.2f}{ratio:8.3f}{allocations:8.4f}")
    print()
    report = Report()
    report.bar("1000-link chain, build against kiwi", ours["chain-1000"][0] / theirs["chain-1000"][0], 0.35)
    report.bar("1000-link chain, edit and update against kiwi", ours["chain-1000"][2] / theirs["chain-1000"][1], 0.5)
    report.bar("200-view equal-width row in one batch", ours["row-200"][1] / 1000, 10, " ms")
    linear = (ours["blocks-2400"][0] / 2400) / (ours["blocks-60"][0] / 60)
    report.bar("2400 independent constraints, cost of one against 60", linear, 1.3)
    report.bar("2400 independent constraints, build against kiwi", ours["blocks-2400"][0] / theirs["blocks-2400"][0], 0.25)
    report.bar("window resize, build in one batch", ours["window-111"][1], 300, " µs")
    report.bar("window resize, edit of width and height and update", ours["window-111"][2], 1, " µs")
    report.bar("allocations per constant edit", max(ours[s.name][3] for s in systems if s.edited), 0)
    sys.exit(1 if report.failed else 0)


if __name__ == "__main__":
    main()
