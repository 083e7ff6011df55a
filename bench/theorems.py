"""Optimal composition, the exact Gaussian and conversions against the libraries that do the same job: `make bench`.

Each repetition asks us and the peer the same new question in turn, and each side counts its
own processor time, so that a busy machine does not matter. What is printed is the ratio of the
least times, the median ratio, and the largest error of the peer's answers against ours of 25
digits, relative; `below` says that such an answer understates a loss or the noise.
"""

import time
from decimal import Decimal
from statistics import median

from bench.peers import start
from reference_values.crosscheck.environments import Missing

from dpcert import gaussian_profile, optimal_composition, zero_concentrated
from dpcert.reals import hypergeometric


def timed(ask, digits=20, **given):
    """Our answer and the seconds from its inputs to its digits."""
    begin = time.process_time()
    bound = ask(**given)
    bound.decimal(digits)
    return bound, time.process_time() - begin


def error(bound, value):
    """How far off a peer is, relative, and on which side."""
    return abs(Decimal(value) / Decimal(bound.decimal(25)) - 1), "" if bound.supports(value) else " below"


def duel(words, peer, job, ask, questions):
    """Print how often our time the peer takes; each question is our inputs and the peer's."""
    ours, theirs, errors = [], [], []
    for mine, its in questions:
        bound, seconds = timed(ask, **mine)
        ours.append(seconds)
        try:
            value, seconds = peer.ask(job, **its)
        except Missing as reason:
            print(f"{words:<56} no answer: {reason}")
            return
        theirs.append(seconds)
        errors.append(error(bound, value))
    middle = median(b / a for a, b in zip(ours, theirs, strict=True))
    times = f"{min(ours) * 1e3:7.2f} ms against {min(theirs) * 1e3:8.2f} ms"
    size, side = max(errors)
    print(
        f"{words:<56} {min(theirs) / min(ours):8.3g} (median {middle:.3g})   {times}   error {size:.0e}{side}",
        flush=True,
    )


def optimal(peer, k=10**6, epsilon=0.001):
    """k equal mechanisms: the profile and its inverse."""
    for interval, name, goal, repetitions in ((1e-4, "default", 100, 3), (epsilon, "epsilon", 10, 9)):
        grid = {"k": k, "epsilon": epsilon, "interval": interval}
        same = {"k": k, "epsilon": epsilon}
        for job, ask, known, value in (
            ("delta", optimal_composition.delta_total, "epsilon_prime", 4),
            ("epsilon", optimal_composition.epsilon_prime, "delta_total", 1e-6),
        ):
            # No question twice, or we would remember where to look.
            values = [value * (1 + i * interval) for i in range(1, 1 + repetitions)]
            questions = [({**same, known: value}, {**grid, known: value}) for value in values]
            duel(f"PLD / ours, {job}, interval = {name} (goal >= {goal})", peer, job, ask, questions)


def growth():
    """Terms and times of the profile at 4 and of its inverse at 1e-6, where epsilon is about 1 / sqrt(k)."""
    print(f"{'k':>10}  " + "  ".join(f"{job:>7}: {'terms':>6}  / sqrt(k)       ms" for job in ("delta", "epsilon")))
    counted, between = [], hypergeometric._between

    def counting(low, rest, n, *others):
        counted.append(n)
        return between(low, rest, n, *others)

    hypergeometric._between = counting
    for power in range(2, 8):
        k = 10**power
        asked, line = {"k": k, "epsilon": f"{k**-0.5:.6f}"}, f"{k:>10}  "
        for ask, new in (
            (optimal_composition.delta_total, [{"epsilon_prime": f"4.0{i}"} for i in range(5)]),
            (optimal_composition.epsilon_prime, [{"delta_total": f"1.0{i}e-6"} for i in range(5)]),
        ):
            counted.clear()
            least = min(timed(ask, **asked, **given)[1] for given in new)
            line += f"{max(counted):>15} {max(counted) / k**0.5:>10.2f} {least * 1e3:>8.2f}  "
        print(line, flush=True)
    hypergeometric._between = between


def sigma(peers):
    """Calibration of one Gaussian release."""
    for epsilon, delta in ((1.0, 1e-5), (0.1, 1e-10), (1.0, 1e-15), (1.0, 1e-32), (50.0, 1e-5)):
        for peer in peers:
            asked = [{"epsilon": epsilon * (1 + i / 1000), "delta": delta} for i in range(9)]
            words = f"{peer.name} / ours, sigma at ({epsilon:g}, {delta:g})"
            duel(words, peer, "sigma", gaussian_profile.smallest_sigma, [(item, item) for item in asked])


def conversions(peer):
    """rho to (epsilon, delta), both ways, at the best order."""
    for rho in (0.01, 0.5, 10.0):
        asked = [{"rho": rho * (1 + i / 1000), "delta": 1e-6} for i in range(9)]
        words = f"OpenDP / ours, epsilon of rho = {rho:g} at 1e-6"
        duel(words, peer, "zcdp epsilon", zero_concentrated.epsilon_prime, [(item, item) for item in asked])
        asked = [{"rho": item["rho"], "epsilon_prime": 4 * rho + 2} for item in asked]
        words = f"OpenDP / ours, delta of rho = {rho:g} at {4 * rho + 2:g}"
        duel(words, peer, "zcdp delta", zero_concentrated.delta, [(item, item) for item in asked])


def main():
    """Every part, as far as the peers can be had."""
    peers = {name: start(name) for name in ("dp-accounting", "diffprivlib", "autodp", "opendp")}
    print("how often our processor time a peer takes, for a double against 20 certified digits")
    if peers["dp-accounting"]:
        optimal(peers["dp-accounting"])
    growth()
    sigma([peers[name] for name in ("dp-accounting", "diffprivlib", "autodp") if peers[name]])
    if peers["opendp"]:
        conversions(peers["opendp"])
    for peer in peers.values():
        if peer:
            peer.close()


if __name__ == "__main__":
    main()
