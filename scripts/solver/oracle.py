"""What a system of constraints with priorities is worth, computed with scipy's linear programs.

Independent of the solver: level by level, highest priority first, the summed error of the level is minimised and then
held while the next one is. A constraint is a dict: terms {variable: coefficient}, relation, constant, priority; it says
`terms + constant RELATION 0`.
"""
import numpy as np
from scipy.optimize import linprog

REQUIRED = 1000


class Program:
    """The linear program of a system: its variables, then one error per optional constraint."""

    def __init__(self, count, non_negative, constraints):
        self.optional = [c for c in constraints if c["priority"] < REQUIRED]
        self.count = count
        self.width = count + len(self.optional)
        self.bounds = [(0, None) if i in non_negative else (None, None) for i in range(count)]
        self.bounds += [(0, None)] * len(self.optional)
        self.equal, self.below = [], []
        for constraint in constraints:
            if constraint["priority"] >= REQUIRED:
                self._require(constraint)
        for index, constraint in enumerate(self.optional):
            self._price(constraint, count + index)

    def _row(self, constraint):
        row = np.zeros(self.width)
        for variable, coefficient in constraint["terms"].items():
            row[variable] += coefficient
        return row

    def _require(self, constraint):
        row, right = self._row(constraint), -constraint["constant"]
        if constraint["relation"] == "==":
            self.equal.append((row, right))
        elif constraint["relation"] == "<=":
            self.below.append((row, right))
        else:
            self.below.append((-row, -right))

    def _price(self, constraint, error):
        row, right = self._row(constraint), -constraint["constant"]
        for relation, sign in (("<=", 1), (">=", -1)):
            if constraint["relation"] in ("==", relation):
                bounded = sign * row
                bounded[error] = -1
                self.below.append((bounded, sign * right))

    def minimise(self, cost):
        split = lambda rows: (np.array([r for r, _ in rows]), [b for _, b in rows]) if rows else (None, None)
        (a_eq, b_eq), (a_ub, b_ub) = split(self.equal), split(self.below)
        result = None
        # Held levels leave little room; where one of HiGHS's methods gives up, another one does not.
        for method, options in (("highs", {}), ("highs", {"presolve": False}), ("highs-ipm", {})):
            result = linprog(cost, A_ub=a_ub, b_ub=b_ub, A_eq=a_eq, b_eq=b_eq, bounds=self.bounds,
                             method=method, options=options)
            if result.status == 0:
                break
        return result

    def level(self, priority):
        cost = np.zeros(self.width)
        for index, constraint in enumerate(self.optional):
            cost[self.count + index] = float(constraint["priority"] == priority)
        return cost


def is_feasible(count, non_negative, constraints):
    required = [c for c in constraints if c["priority"] >= REQUIRED]
    return Program(count, non_negative, required).minimise(np.zeros(count)).status == 0


def optimum(count, non_negative, constraints):
    """The summed error of every priority in the best solution; None if the required constraints contradict."""
    program = Program(count, non_negative, constraints)
    if not is_feasible(count, non_negative, constraints):
        return None
    best = {}
    for priority in sorted({c["priority"] for c in program.optional}, reverse=True):
        cost = program.level(priority)
        best[priority] = held_minimum(program, cost, best)
    return best


def held_minimum(program, cost, best):
    """The least cost with the levels decided before held, as tightly as the program can be solved."""
    below = list(program.below)
    for slack in (1e-9, 1e-8, 1e-7, 1e-6):
        program.below = below + [(program.level(p), value + slack * max(1, value)) for p, value in best.items()]
        result = program.minimise(cost)
        if result.status == 0:
            break
    program.below = below
    if result.status != 0:
        raise RuntimeError(f"linprog: {result.message}")
    return result.fun


def error(constraint, values):
    surplus = sum(k * values[v] for v, k in constraint["terms"].items()) + constraint["constant"]
    return {"==": abs(surplus), "<=": max(0, surplus), ">=": max(0, -surplus)}[constraint["relation"]]


def errors(constraints, values):
    """The worst error of a required constraint and the summed error of every priority."""
    worst, sums = 0.0, {}
    for constraint in constraints:
        priority = constraint["priority"]
        if priority >= REQUIRED:
            worst = max(worst, error(constraint, values))
        else:
            sums[priority] = sums.get(priority, 0) + error(constraint, values)
    return worst, sums
