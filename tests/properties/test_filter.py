"""The filter's guarantee on whole trees of outputs, where each epsilon is chosen from the outputs before it."""

from fractions import Fraction

import flint
import pytest

from dpcert import Filter, OutsideTheorem

from .. import independent as arb

#: From the outputs so far to the next epsilon; output 1 is a lie of randomized response.
ADVERSARIES = {
    "equal": lambda path: Fraction(1, 4),
    "double when ahead": lambda path: Fraction(1, 3) if sum(path) * 2 <= len(path) else Fraction(1, 9),
    "grow with lies": lambda path: Fraction(1 + 3 * path.count(1), 10),
    "stop when sure": lambda path: Fraction(1, 2) if path[-2:] != (0, 0) else Fraction(1, 20),
}


def views(now, choose):
    """Weights of every path of randomized responses whose epsilons `choose` picks from the outputs so far."""
    todo = [((), now, flint.arb(1), flint.arb(1))]
    while todo:
        path, now, p, q = todo.pop()
        epsilon = choose(path)
        try:
            later = now.spend(epsilon=epsilon) if len(path) < 12 else None
        except OutsideTheorem:
            later = None
        if later is None:
            yield p, q
            continue
        truth = 1 / (1 + (-arb.lift(epsilon)).exp())
        todo += [((*path, 0), later, p * truth, q * (1 - truth)), ((*path, 1), later, p * (1 - truth), q * truth)]


@pytest.mark.parametrize("slack", ["1/3", "1/10", "1/100"])
@pytest.mark.parametrize("epsilon_prime", ["1/2", "1", "2"])
@pytest.mark.parametrize("choose", ADVERSARIES.values(), ids=ADVERSARIES)
def test_no_adaptive_choice_exceeds_the_guarantee(epsilon_prime, slack, choose):
    """The exact delta at epsilon_prime of the whole tree of outputs is at most the slack."""
    now = Filter(epsilon_prime=epsilon_prime, delta_prime=slack)
    with flint.ctx.workprec(200):
        factor = arb.lift(epsilon_prime).exp()
        weights = list(views(now, choose))
        delta = sum((p - factor * q for p, q in weights if not p < factor * q), flint.arb(0))
        assert abs(sum((p for p, _ in weights), flint.arb(0)) - 1) < 1e-40
        assert delta <= arb.lift(slack)
