"""Runs random systems through the solver and compares every step with the oracle."""
import argparse
import random
import subprocess
import sys
from multiprocessing import Pool

from oracle import REQUIRED, errors, is_feasible, optimum

PRIORITIES = [1, 25, 49.5, 50, 149, 250, 251, 490, 500, 510, 749.5, 750, 751, 998, 999, 999.5]
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 0.25, 3]


class Case:
    """A random solver session: operations for the solver and, at each `read`, the constraints in force."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.seed = seed
        self.count = self.random.randint(3, 40)
        self.non_negative = sorted(i for i in range(self.count) if self.random.random() < 0.3)
        self.levels = self.random.sample(PRIORITIES, self.random.randint(1, 6))
        self.required_share = self.random.choice([0.2, 0.4, 0.6])
        self.conflict_share = self.random.choice([0, 0.3, 1])
        # Required constraints are drawn around this point, so that most of them hold together.
        self.point = [self.random.randint(0, 400) / 4 for _ in range(self.count)]
        self.next_key = 0
        self.names = []
        self.lines = [" ".join(map(str, ["solver", self.count, *self.non_negative]))]
        self.operations = []
        self._script()

    def _script(self):
        for _ in range(self.random.randint(1, self.count)):
            self._add()
        if self.random.random() < 0.7:
            self._batch(self.random.randint(1, self.count))
        self._read()
        for _ in range(self.random.randint(5, 25)):
            self.random.choice([self._add, self._add, self._remove, self._constant, self._constant])()
        self._read()
        for _ in range(self.random.randint(1, 10)):
            self.random.choice([self._remove, self._remove, self._constant, self._remove_some])()
        self._read()

    def _constraint(self):
        chosen = self.random.sample(range(self.count), min(self.count, self.random.choice([1, 1, 2, 2, 2, 3, 4, 8])))
        terms = {v: self.random.choice(COEFFICIENTS) for v in chosen}
        relation = self.random.choice(["==", "<=", ">="])
        priority = REQUIRED if self.random.random() < self.required_share else self.random.choice(self.levels)
        constant = -sum(k * self.point[v] for v, k in terms.items())
        if priority < REQUIRED or self.random.random() < self.conflict_share * 0.3:
            constant += self.random.randint(-400, 400) / 4
        elif relation != "==":
            slack = self.random.choice([0, 0, self.random.randint(0, 200) / 4])
            constant += slack if relation == ">=" else -slack
        return {"terms": terms, "relation": relation, "priority": priority, "constant": constant}

    def _add(self):
        constraint, key = self._constraint(), f"c{self.next_key}"
        self.next_key += 1
        self.names.append(key)
        terms = " ".join(f"{v}:{k}" for v, k in constraint["terms"].items())
        self.lines.append(
            f"add {key} {constraint['relation']} {constraint['priority']} {constraint['constant']!r} {terms}")
        self.operations.append(("add", key, constraint))

    def _batch(self, size):
        self.lines.append("batch")
        first = len(self.operations)
        for _ in range(size):
            self._add()
        self.lines.append("end")
        # The solver's answers come in the order of the batch, but required constraints are decided first.
        self.operations[first:] = [("batch", self.operations[first:], None)]

    def _remove(self):
        if self.names:
            key = self.names.pop(self.random.randrange(len(self.names)))
            self.lines.append(f"remove {key}")
            self.operations.append(("remove", key, None))

    def _remove_some(self):
        chosen = self.random.sample(self.names, len(self.names) // 3)
        self.names = [n for n in self.names if n not in chosen]
        if chosen:
            self.lines.append("remove " + " ".join(chosen))
        for key in chosen:
            self.operations.append(("remove", key, None))

    def _constant(self):
        if self.names:
            key, value = self.random.choice(self.names), self.random.randint(-400, 400) / 4
            self.lines.append(f"constant {key} {value!r}")
            self.operations.append(("constant", key, value))

    def _read(self):
        self.lines.append("read")
        self.operations.append(("read", None, None))


class Check:
    """Follows a case with the solver's answers; stops at the first mismatch."""

    def __init__(self, case, answers):
        self.case, self.answers = case, answers
        self.held = {}
        self.refusals = self.checks = 0

    def run(self):
        for kind, key, value in self.case.operations:
            if kind == "add":
                self._add(key, value)
            elif kind == "batch":
                self._batch(key)
            elif kind == "remove":
                self.held.pop(key, None)
            elif kind == "constant" and key in self.held:
                self._add(key, dict(self.held[key], constant=value))
            elif kind == "read":
                self._read()

    def _system(self, constraints):
        return self.case.count, set(self.case.non_negative), list(constraints)

    def _add(self, key, constraint):
        self._judge(key, constraint, next(self.answers).split())

    def _batch(self, adds):
        answers = [(key, constraint, next(self.answers).split()) for _, key, constraint in adds]
        for key, constraint, answer in sorted(answers, key=lambda a: a[1]["priority"] < REQUIRED):
            self._judge(key, constraint, answer)

    def _judge(self, key, constraint, answer):
        assert answer[1] == key, f"answer {answer} for {key}"
        if answer[0] == "accepted":
            self.held[key] = constraint
            return
        self.refusals += 1
        others = [self.held[k] for k in answer[2:]]
        assert not is_feasible(*self._system(others + [constraint])), f"{key} refused without a conflict"
        for left_out in range(len(others)):
            fewer = others[:left_out] + others[left_out + 1:] + [constraint]
            assert is_feasible(*self._system(fewer)), f"{key}: conflict is not minimal"

    def _read(self):
        values = [float(word) for word in next(self.answers).split()[1:]]
        self.checks += 1
        best = optimum(*self._system(self.held.values()))
        assert best is not None, "a contradiction was accepted"
        worst, sums = errors(self.held.values(), values)
        worst = max([worst] + [-values[v] for v in self.case.non_negative])
        assert worst <= 1e-6, f"a required constraint is off by {worst}"
        for priority in best:
            difference = sums[priority] - best[priority]
            assert abs(difference) <= 1e-4 * max(1, abs(best[priority])), (
                f"priority {priority}: error {sums[priority]}, optimum {best[priority]}")


def answers_of(solver, cases):
    """The solver's answers to each case, and what it said if it stopped half-way."""
    script = "\n".join(line for case in cases for line in case.lines) + "\n"
    output = subprocess.run([solver, "replay"], input=script, capture_output=True, text=True)
    parts = [part.splitlines() for part in output.stdout.split("solver\n")[1:]]
    parts += [[]] * (len(cases) - len(parts))
    return parts, output.stderr[-3000:] if output.returncode else None


def run(solver, seeds):
    cases = [Case(seed) for seed in seeds]
    answers, crash = answers_of(solver, cases)
    mismatches = refusals = checks = 0
    for case, own in zip(cases, answers):
        check = Check(case, iter(own))
        try:
            check.run()
        except (AssertionError, StopIteration, RuntimeError) as failure:
            mismatches += 1
            print(f"seed {case.seed}: {failure!r}", flush=True)
        refusals += check.refusals
        checks += check.checks
    if crash:
        print(f"the solver stopped: {crash}")
    return mismatches, refusals, checks


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("solver", help="the solver-benchmark executable")
    parser.add_argument("--systems", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1, help="the first system's seed; the others follow")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.systems)
    chunks = [seeds[i:i + 50] for i in range(0, len(seeds), 50)]
    with Pool(options.jobs) as pool:
        results = pool.starmap(run, [(options.solver, chunk) for chunk in chunks])
    mismatches, refusals, checks = (sum(column) for column in zip(*results))
    print(f"seeds {seeds[0]}...{seeds[-1]}: {checks} states compared with scipy, {refusals} refusals checked, "
          f"{mismatches} mismatches")
    sys.exit(1 if mismatches else 0)


if __name__ == "__main__":
    main()
