#!/usr/bin/env python3
"""Check a dpcert certificate: one file, the standard library, no code of dpcert.

    python -I dpcert_check.py certificate.json ...

A certificate claims that a number, defined by a theorem of differential privacy at exact
inputs, is at most `le` and more than `gt` (or at least `ge` and less than `lt`). The
formulas stand here and not in the certificate, which so cannot prove another one. Every
claim is turned into one question, *does the theorem support this value?*, which is an
inequality between two enclosures worked out here with the stated number of `bits`:

- numbers are intervals of exact fractions; a fraction that grows longer than twice the
  bits is rounded outward. What is short stays exact, so that equality can be proved;
- exp is an integer Taylor series with counted errors, ln is checked through exp, sqrt is
  isqrt, the normal distribution is its positive series or its continued fraction;
- nothing is searched: all theorems are monotone, so an inverse is asked at the claimed
  value itself (`ge`, `le`), and for a claim of tightness at the other one (`gt`, `lt`);
- an infimum over t > 0 (the order alpha is 1 + t) needs the witness [t1, t2]. Any t proves an
  upper claim. A claim of tightness needs that the convex function falls at t1 and rises at
  t2: then it is nowhere below the lesser of its value at t2 and its tangent of t1 at t2.

Exit codes: 0 verified, 3 refuted, 4 inputs outside the theorem, 5 not decided with these
bits or beyond this checker's reach, 6 not a certificate. What is marked asserted, the
context, alternatives and errata are the issuer's words: they are not checked. A guarantee
(epsilon, delta), where one is stated, is checked to be at least what holds at the safe value.
"""

import hashlib, json, math, re, sys
from fractions import Fraction

LONGEST_FILE, LONGEST_NUMBER, MOST_EXPONENT = 1 << 20, 4096, 100_000
MOST_BITS, MOST_TERMS, MOST_WORK, LARGEST_POWER = 1 << 15, 100_000, 1 << 29, 250_000


class Problem(Exception):
    """What ends a check: its exit code and one line."""


def stop(code, words): raise Problem(code, words)


def need(condition, code, words): return condition or stop(code, words)


class Interval:
    """All reals from lo to hi, two fractions; `log` is the logarithm where it is known exactly."""

    def __init__(self, lo, hi, bits, log=None):
        # Outward: the lower end is rounded down, the upper end up.
        self.lo, self.hi = rounded(lo, bits, up=False), rounded(hi, bits, up=True)
        self.bits, self.log = bits, log

    def of(self, x): return x if isinstance(x, Interval) else Interval(x, x, self.bits)

    def __add__(self, x): return Interval(self.lo + (x := self.of(x)).lo, self.hi + x.hi, self.bits)

    def __neg__(self): return Interval(-self.hi, -self.lo, self.bits)

    def __sub__(self, other): return self + -self.of(other)

    def __rsub__(self, other): return -self + other

    def __mul__(self, other):
        other = self.of(other)
        ends = [a * b for a in (self.lo, self.hi) for b in (other.lo, other.hi)]
        return Interval(min(ends), max(ends), self.bits)

    def __truediv__(self, other):
        other = self.of(other)
        need(other.lo > 0 or other.hi < 0, 5, "a divisor is not told apart from 0")
        ends = [a / b for a in (self.lo, self.hi) for b in (other.lo, other.hi)]
        one = other.log is not None and self.lo == self.hi == 1  # ln(1 / x) = -ln x
        return Interval(min(ends), max(ends), self.bits, -other.log if one else None)

    __radd__, __rmul__ = __add__, __mul__

    def __rtruediv__(self, other): return self.of(other) / self


def rounded(q, bits, *, up):
    """q itself if it is short, or a neighbour of about `bits` bits on the side asked for."""
    above, under = q.numerator, q.denominator
    if above.bit_length() <= 2 * bits >= under.bit_length():
        return Fraction(q)
    shift = bits + under.bit_length() - above.bit_length()
    above, under = (above << shift, under) if shift >= 0 else (above, under << -shift)
    # Floor, or ceiling as minus the floor of the negative.
    return (-(-above // under) if up else above // under) * Fraction(2) ** -shift


# Whether a <= b, or a < b: True or False where that is proved, None where the intervals overlap.
def at_most(a, b): return True if a.hi <= b.lo else False if a.lo > b.hi else None


def below(a, b): return True if a.hi < b.lo else False if a.lo >= b.hi else None


def square(x): return x * x


# The greater of x and 0.
def positive(x): return Interval(max(x.lo, 0), max(x.hi, 0), x.bits)


def rising(ends, x):
    """An increasing function: its lower bound at the lower end, its upper one at the upper."""
    low, high = ends(x.lo, x.bits)
    return Interval(low, high if x.lo == x.hi else ends(x.hi, x.bits)[1], x.bits)


def exp_ends(q, bits):
    """Bounds of e^q for a rational q, of a relative width of about 2^-bits."""
    if q < 0:  # below the limit it is between 0 and the value at the limit
        low, high = exp_ends(min(-q, Fraction(LARGEST_POWER)), bits)
        return Fraction(0) if q < -LARGEST_POWER else 1 / high, 1 / low
    need(q <= LARGEST_POWER, 5, f"e^x with x above {LARGEST_POWER} is beyond this checker")
    halvings = math.floor(q).bit_length() + 8  # y = q / 2^halvings is below 2^-8
    w = bits + halvings + 24  # each squaring doubles the relative error
    y = (q.numerator << w) // (q.denominator << halvings)
    total, term, n, ends = 1 << w, y, 1, []
    while term:
        total, n = total + term, n + 1
        term = (term * y >> w) // n
    # y and each product and quotient are floored: a term loses less than half of what the one
    # before it lost, and less than 3 units more; the terms left out are less than 2 units.
    for man, exponent, up in ((total, -w, False), (total + 6 * n + 2 if q else total, -w, True)):
        for _ in range(halvings):
            drop = max(2 * man.bit_length() - w, 0) if q else w
            # Floor of the square for the lower bound, ceiling for the upper one.
            man, exponent = -(-man * man >> drop) if up else man * man >> drop, 2 * exponent + drop
        ends.append(man * Fraction(2) ** exponent)
    return ends


def exp(x): return rising(exp_ends, x)


def log_ends(a, bits):
    """Bounds of ln a: with r = a / e^y - 1 it is y + ln(1 + r), and r/(1+r) <= ln(1+r) <= r."""
    need(a > 0, 5, "the argument of a logarithm is not proved to be positive")
    y = Fraction(math.log(a.numerator) - math.log(a.denominator))  # a guess, never trusted
    need(abs(y) < LARGEST_POWER, 5, f"a logarithm beyond {LARGEST_POWER} is beyond this checker")
    while True:
        low, high = exp_ends(y, bits)
        least, most = a / high - 1, a / low - 1
        if max(-least, most) ** 2 * 2**bits < 1:
            return y + least / (1 + least), y + most
        y = rounded(y + (least + most) / 2, bits + 32, up=True)


def log(x):
    known = x.log is not None or x.lo == x.hi == 1
    return x.of(x.log or 0) if known else rising(log_ends, x)


def sqrt_ends(q, bits):
    """Exact for squares; else isqrt of the scaled number, floored, and one more."""
    need(q >= 0, 5, "the argument of a root is not proved to be at least 0")
    root = Fraction(math.isqrt(q.numerator), math.isqrt(q.denominator))
    shift = max(bits + (q.denominator.bit_length() - q.numerator.bit_length()) // 2, 0)
    whole = math.isqrt((q.numerator << 2 * shift) // q.denominator)
    return [root] * 2 if root * root == q else [Fraction(n, 1 << shift) for n in (whole, whole + 1)]


def sqrt(x): return rising(sqrt_ends, x)


def power(x, k):
    """x^k for a count k: exact where that is short, else through exp and ln."""
    size = x.lo.numerator.bit_length() + x.lo.denominator.bit_length()
    short = x.lo == x.hi and k.lo * size <= 4 * x.bits
    return x.of(x.lo ** int(k.lo)) if short else exp(k * log(x))


def pi(bits):
    """Machin's 16 arctan(1/5) - 4 arctan(1/239), with less than 3 units of error a term."""
    w, total, error = bits + 16, 0, 60
    for factor, x in ((16, 5), (-4, 239)):
        term, n = (1 << w) // x, 1
        while term:
            total += (factor if n % 4 == 1 else -factor) * (term // n)
            term, n, error = term // (x * x), n + 2, error + 3 * abs(factor)
    return Interval(Fraction(total - error, 1 << w), Fraction(total + error, 1 << w), bits)


def mills(x):
    """(1 - Phi(x)) / phi(x) for x >= 0; it falls: the lower end counts for the upper one."""
    high = mills_at(x.lo, x.bits)
    return Interval((high if x.lo == x.hi else mills_at(x.hi, x.bits)).lo, high.hi, x.bits)


def mills_at(x, bits):
    """J_0 of J_n = int t^n/n! e^(-xt - t^2/2) dt > 0, where J_n-1 = x J_n + (n + 1) J_n+1."""
    if 2 * x * x > bits:
        # R_n = n J_n/J_n-1 is n / (x + R_n+1), and lies between 0 and n / x.
        w, last = bits + 32, bits // 2 + 16
        scaled = (x.numerator << w) // x.denominator
        low, high = 0, -(-(last << 2 * w) // scaled)
        for n in range(last - 1, 0, -1):  # the larger divisor floored, the smaller one ceiled
            low, high = (n << 2 * w) // (scaled + 1 + high), -(-(n << 2 * w) // (scaled + low))
        return 1 / (Interval(Fraction(low, 1 << w), Fraction(high, 1 << w), bits) + x)
    # sqrt(pi/2) e^(x^2/2) - sum of x^(2n+1)/(2n+1)!!, which cancels less than `bits` bits.
    bits, ends = 2 * bits + 32, []
    for up in (0, 1):  # all floors, or all ceilings
        start = (x.numerator << bits) // x.denominator + up
        total, term, n, squared = start, start, 1, (start * start >> bits) + up
        while term > 1 or 2 * squared >= n + 2 << bits:
            n += 2
            term = (term * squared + up * ((n << bits) - 1)) // (n << bits)
            total += term
        # Now the terms fall by half each time: what is left out is at most the last, or 1.
        ends.append(Fraction(total + up, 1 << bits))
    x = Interval(x, x, bits)
    return sqrt(pi(bits) / 2) * exp(x * x / 2) - Interval(*ends, bits)


def gaussian(x):
    """Balle & Wang 2018, Theorem 8: Phi(a) - e^epsilon Phi(-b), a, b = mu/2 -+ epsilon/mu.

    e^epsilon phi(b) = phi(a): so it is phi(a) (M(-a) - M(b)), or 1 - phi(a) (M(a) + M(b)).
    """
    square, epsilon = square_of_mu(x), x["epsilon"]
    twice, gap = 2 * sqrt(square), square - 2 * epsilon
    density, b = exp(-(gap * gap / (8 * square))), mills((square + 2 * epsilon) / twice)
    density /= sqrt(2 * pi(square.bits))
    if gap.hi <= 0:
        return density * (mills(-gap / twice) - b)
    return 1 - density * (mills(gap / twice) + b) if gap.lo >= 0 else stop(5, "mu^2 / 2 = epsilon?")


def optimal(x):
    """Kairouz, Oh & Viswanath 2015, 3.3; Murtagh & Vadhan 2018, 1.5: 1 - (1 - delta)^k (1 - D)."""
    *others, (k, _) = table = sorted(rows(x, "k", "epsilon"), key=lambda row: row[0].lo)
    sums = math.prod(int(count.lo) + 1 for count, _ in others)
    fits = k.lo <= MOST_TERMS and sums * (k.lo + 99) * k.bits <= MOST_WORK
    need(fits, 5, f"beyond this checker, which takes k up to {MOST_TERMS}, and lists of less work")
    return 1 - kept(x) * (1 - excess(table, x["epsilon_prime"]))


def excess(table, loss):
    """D = sum over the l of a row of C(k, l) q^l D'(loss - (k - 2l) epsilon) / (1 + q)^k,

    q = e^-epsilon; D' is that of the rows after it, and max(0, 1 - e^loss) after the last one.
    """
    (k, epsilon), *rest = table
    total, term = k.of(0), 1 / power(1 + exp(-epsilon), k)
    if not rest:
        return term * repeated(int(k.lo), epsilon, loss)
    for n in range(int(k.lo) + 1):
        total += term * excess(rest, loss - (k - 2 * n) * epsilon)
        term = term * exp(-epsilon) * (k - n) / (n + 1)
    return total


def repeated(count, epsilon, loss):
    """sum of C(count, l) q^l max(0, 1 - e^(loss - (count - 2l) epsilon)), where q = e^-epsilon."""
    exponent, sums, w = 0, [0, 0], loss.bits + 2 * count.bit_length() + 8
    epsilon, loss = (Interval(one.lo, one.hi, w) for one in (epsilon, loss))
    factors = exp(-epsilon), exp(2 * epsilon), exp(loss - epsilon * count)
    # Integers in units of 2^-w, times 2^exponent: floors below, ceilings above.
    q, square, g = ([math.floor(f.lo * (1 << w)), math.ceil(f.hi * (1 << w))] for f in factors)
    term = [1 << w, 1 << w]
    for n in range(count + 1):
        if g[0] >= 1 << w:  # from here on nothing is positive
            break
        sums[0] += term[0] * max((1 << w) - g[1], 0) >> w
        sums[1] -= term[1] * (g[0] - (1 << w)) >> w
        term[0] = term[0] * q[0] * (count - n) // (n + 1 << w)
        term[1] = -(-term[1] * q[1] * (count - n) // (n + 1 << w))
        g = [g[0] * square[0] >> w, -(-g[1] * square[1] >> w)]
        if term[1] >> 2 * w:
            term, sums = ([a >> w, -(-b >> w)] for a, b in (term, sums))
            exponent += w
    return Interval(*(one * Fraction(2) ** (exponent - w) for one in sums), w)


# The theorems. x holds the inputs as intervals, and the claimed value in its place.


def rows(x, *names):
    """These values of each row of a list, or of the one row of plain inputs."""
    marks = [f"[{i}]" for i in range(1, 1 + sum(name[:2] == "k[" for name in x))] or [""]
    return [[x[name + mark] for name in names] for mark in marks]


# The product of the (1 - delta_i).
def kept(x): return math.prod(power(1 - delta, k) for k, delta in rows(x, "k", "delta"))


def advanced(x):
    """Dwork & Roth 2014, Theorem 3.20."""
    slack = x["delta_total"] - x["k"] * x["delta"] if "delta_total" in x else x["delta_prime"]
    return x["epsilon"] * (sqrt(2 * x["k"] * log(1 / slack)) + x["k"] * (exp(x["epsilon"]) - 1))


def kov(x):
    """Kairouz, Oh & Viswanath 2015, Theorem 3.5: the least of three; without a slack, the first."""
    table, left = rows(x, "k", "epsilon"), kept(x)
    slack = 1 - (1 - x["delta_total"]) / left if "delta_total" in x else x["delta_prime"]
    spent, squares = sum(k * e for k, e in table), sum(k * e * e for k, e in table)
    if slack.lo <= 0:
        return spent if slack.hi == 0 else stop(5, "the slack is not told apart from 0")
    mean = sum(k * e * (exp(e) - 1) / (exp(e) + 1) for k, e in table)
    logs = log(exp(slack.of(1)) + sqrt(squares) / slack), log(1 / slack)
    forms = [spent, mean + sqrt(2 * squares * logs[0]), mean + sqrt(2 * squares * logs[1])]
    return Interval(min(f.lo for f in forms), min(f.hi for f in forms), slack.bits)


def square_of_mu(x):
    mu = x["mu"] if "mu" in x else "mu_squared" not in x and x["sensitivity"] / x["sigma"]
    return x.pick("k", 1) * (square(mu) if mu else x["mu_squared"])


def rho_total(x):
    """k times the rho of each mechanism."""
    root = "rho" not in x and (x["epsilon"] if "epsilon" in x else x["sensitivity"] / x["sigma"])
    return x.pick("k", 1) * (square(root) / 2 if root else x["rho"])


def cumulant(x, t):
    """t tau(1 + t), convex in t, and its slope: of zCDP, or of k randomized responses."""
    if x.theorem == "zero_concentrated":
        return rho_total(x) * (t * (1 + t)), rho_total(x) * (1 + 2 * t)
    k, epsilon = x.pick("k", 1), x["epsilon"]
    z = exp(-((2 * t + 1) * epsilon))
    return k * (t * epsilon + log((1 + z) / (1 + exp(-epsilon)))), k * epsilon * (1 - z) / (1 + z)


def converts(x, witness):
    """Canonne, Kamath & Steinke 2020, Proposition 12: is the least delta at most the one given?

    ln of it is the infimum over t of t tau - t epsilon_prime - t ln(1 + 1/t) - ln(1 + t).
    """
    zcdp, target, delta = x.theorem == "zero_concentrated", x["epsilon_prime"], x["delta"]
    free = rho_total(x) if zcdp else x.pick("k", 1) * x["epsilon"] - target
    if free.hi <= 0 or delta.hi <= 0:  # not even a delta is needed; or none is given
        return free.hi <= 0 if witness is None else stop(6, "a witness where none is needed")
    points, bound = [], log(delta)
    for t in witness or stop(6, "the witness of an infimum is missing"):
        t = free.of(t)
        (value, slope), rest = cumulant(x, t), target + log(1 + 1 / t)
        points.append((value - t * rest - log(1 + t), slope - rest))
    (first, falls), (second, rises) = points
    # Convex: up to t1 at least its value there, from t2 on likewise, between above the tangent.
    tangent = first + falls * (witness[1] - witness[0])
    over = falls.hi <= 0 <= rises.lo and min(tangent.lo, second.lo) > bound.hi
    return False if over else True if min(first.hi, second.hi) <= bound.lo else None


def renyi(x, t): return cumulant(x, t)[0] / t


def order(x, t): return positive(x["tau"] + log(t / (1 + t)) - log(x["alpha"] * x["delta"]) / t)


# Whitehouse, Ramdas, Rogers & Wu 2023, Theorem 2: what the filter compares.
def level(x, squares): return sqrt(2 * log(1 / x["delta_prime"]) * squares) + squares / 2


FORMULAS = {
    "spent": lambda x: sum(k * epsilon for k, epsilon in rows(x, "k", "epsilon")),
    "deltas": lambda x: sum(k * delta for k, delta in rows(x, "k", "delta")),
    "with_slack": lambda x: x["k"] * x["delta"] + x["delta_prime"],
    "crossover_at": lambda x: 2 * log(1 / x["delta_prime"]) / square(2 - exp(x["epsilon"])),
    "corollary": lambda x: x["epsilon_prime"] / (2 * sqrt(2 * x["k"] * log(1 / x["delta_prime"]))),
    "growth": lambda x: exp(FORMULAS["corollary"](x)) - 1, "rest": lambda x: 1 - x["delta_total"],
    "room": lambda x: sqrt(2 * log(1 / x["delta_prime"]) / x["k"]),
    "divergence": lambda x: rho_total(x) * x["alpha"] if "sigma" in x else renyi(x, x["alpha"] - 1),
    "kov_total": lambda x: 1 - (1 - x["delta_prime"]) * kept(x),
    "noise_root": lambda x: sqrt(2 * log(5 / (4 * x["delta"]))) * x["sensitivity"],
    "sigma_at": lambda x: FORMULAS["noise_root"](x) / x["epsilon"],
    "epsilon_at": lambda x: FORMULAS["noise_root"](x) / x["sigma"],
    "tail": lambda x: 5 * exp(-square(x["sigma"] * x["epsilon"] / x["sensitivity"]) / 2) / 4,
    "bun_steinke": lambda x: rho_total(x) + 2 * sqrt(rho_total(x) * log(1 / x["delta"])),
    "laplace": lambda x: 1 - exp(-(positive(x["sensitivity"] / x["scale"] - x["epsilon"]) / 2)),
    "scale_at": lambda x: x["sensitivity"] / (x["epsilon"] - 2 * log(1 - x["delta"])),
    "deviation": lambda x: sqrt(2 * square(FORMULAS["scale_at"](x))),
    "both": lambda x: x["epsilon"] + x["delta"], "mu_at": lambda x: sqrt(square_of_mu(x)),
    "gone": lambda x: 1 - exp(-positive(x["epsilon"] - x["epsilon_prime"])),
    "order_at": lambda x: order(x, x["alpha"] - 1),
    "response": lambda x: FORMULAS["gone"](x) / (1 + exp(-x["epsilon"])),
    "filtered": lambda x: level(x, x["k"] * square(x["epsilon"]) + x.pick("squares_spent", 0)),
    "spent_level": lambda x: level(x, x["squares_spent"]),
    "budget_total": lambda x: x["delta_prime"] + x["delta_budget"],
    "used": lambda x: x["k"] * x["delta"] + x.pick("delta_spent", 0),
} | {f.__name__: f for f in (advanced, kov, kept, optimal, gaussian, rho_total)}
#: theorem: quantities: what has to hold of a value for the theorem to support it.
RELATIONS = [(line.split(": ")[0], *part.split(": ")) for line in """\
basic_composition: ALL: spent <= epsilon_prime | delta_total: deltas <= result
advanced_composition: ALL smallest_delta_prime: advanced <= epsilon_prime
advanced_composition: delta_total: with_slack <= result | crossover: crossover_at <= result
corollary_3_21: largest_epsilon: epsilon <= corollary
kov_composition: ALL smallest_delta_prime: kov <= epsilon_prime | delta_total: kov_total <= result
optimal_composition: ALL delta_total largest_delta: optimal <= delta_total
gaussian_mechanism: smallest_sigma: sigma_at <= sigma | smallest_epsilon: epsilon_at <= epsilon
gaussian_mechanism: smallest_delta: tail <= delta
gaussian_profile: delta smallest_epsilon smallest_sigma largest_mu largest_k: gaussian <= delta
gaussian_profile: total_mu: mu_at <= result
zero_concentrated: ALL delta largest_rho smallest_sigma: converts | rho: rho_total <= result
zero_concentrated: epsilon_prime_bun_steinke largest_rho_bun_steinke: bun_steinke <= epsilon_prime
renyi: ALL delta: converts | divergence: divergence <= result
renyi: epsilon_prime_of_order: order_at <= epsilon_prime
laplace_mechanism: delta smallest_epsilon: laplace <= delta | smallest_scale: scale_at <= scale
laplace_mechanism: smallest_standard_deviation: deviation <= result
randomized_response: delta smallest_epsilon_prime largest_epsilon: response <= delta
adaptive_filter: ALL: filtered <= epsilon_prime | delta_total: with_slack <= result
adaptive_filter: largest_delta: used <= delta_budget
""".replace("ALL", "epsilon_prime largest_epsilon largest_k").splitlines()
             for part in line.split(": ", 1)[1].split(" | ")]
#: Ranges of inputs, read as they are written: of all theorems, and those of some.
RANGES = {
    "": "k >= 1; epsilon >= 0; epsilon_prime >= 0; 0 <= delta < 1; 0 < delta_prime < 1; rho >= 0; "
    "0 < delta_total < 1; sigma > 0; sensitivity > 0; mu > 0; mu_squared > 0; alpha > 1; tau >= 0; "
    "scale > 0; 0 <= delta_budget < 1; squares_spent >= 0; delta_spent >= 0",
    "corollary_3_21": "; epsilon_prime > 0", "optimal_composition": "; 0 <= delta_total < 1",
    "kov_composition": "; 0 <= delta_prime < 1; 0 <= delta_total < 1",
    "gaussian_mechanism": "; 0 < epsilon < 1",
    "gaussian_mechanism gaussian_profile zero_concentrated renyi": "; 0 < delta < 1",
}
#: theorems: words of the hypothesis: what has to hold.
CONDITIONS = [line.split(": ") for line in """\
basic_composition: k*delta < 1: deltas < 1
advanced_composition corollary_3_21 adaptive_filter: k*delta + delta_prime < 1: with_slack < 1
advanced_composition: k*delta < delta_total: deltas < delta_total
corollary_3_21: e^epsilon - 1 <= sqrt(2*ln(1/delta_prime)/k): growth <= room
kov_composition optimal_composition: 1 - (1 - delta)^k <= delta_total: rest <= kept
gaussian_mechanism: sqrt(2*ln(1.25/delta))*sensitivity/sigma < 1: epsilon_at < 1
gaussian_mechanism: 1.25*exp(-(sigma*epsilon/sensitivity)^2/2) < 1: tail < 1
laplace_mechanism: epsilon > 0 or delta > 0: 0 < both
adaptive_filter: delta_prime + delta_budget < 1: budget_total < 1
adaptive_filter: delta_spent <= delta_budget: delta_spent <= delta_budget
adaptive_filter: k*delta + delta_spent <= delta_budget: used <= delta_budget
adaptive_filter: LEVEL <= epsilon_prime: spent_level <= epsilon_prime
""".replace("LEVEL", "sqrt(2*ln(1/delta_prime)*squares_spent) + squares_spent/2").splitlines()]
FIELDS = ("dpcert/certificate/1 about alternatives bits claim context errata format guarantee "
          "hypotheses inputs quantity theorem witness")
#: A line of a certificate: plain names, texts, null and counts, which every reader reads alike.
LINE = (r'( *"[a-z][a-z0-9_\[\]]*": | *)("([^"\\]|\\["\\nrtfb]|\\u00[01][0-9a-f])*"|[0-9]{1,5}|null'
        r"|[{}\[\]]|\{\}|\[\]),?")
NUMBER = r"[0-9]+(/0*[1-9][0-9]*|(\.[0-9]+)?(e-?([0-9]{1,6}))?)|-[0-9]+(/0*[1-9][0-9]*)?"


class Inputs(dict):
    """The inputs of a theorem, and which of them a formula has read."""

    def __init__(self, theorem, values, read):
        super().__init__(values)
        self.theorem, self.read = theorem, read

    def __getitem__(self, name):
        self.read.add(name)
        return super().__getitem__(name)

    def pick(self, n, q): return self[n] if n in self else next(iter(self.values())).of(q)


def fraction(text: str) -> Fraction:
    """An exact number: p/q or a decimal."""
    match = re.fullmatch(NUMBER, text) if len(text) <= LONGEST_NUMBER else None
    need(match and int(match[4] or 0) <= MOST_EXPONENT, 6, f"not a number: {text[:40]!a}")
    return Fraction(text)


def number(text, bits):
    """An input: r, exp(r) or log(r)."""
    kind, inner, plain = re.fullmatch(r"(exp|log)\((.*)\)|(.*)", text).groups()
    value = fraction(inner if kind else plain)
    ends = {"exp": exp_ends, "log": log_ends, None: lambda q, _: (q, q)}[kind](value, bits)
    return Interval(*ends, bits, value if kind == "exp" else None)


def holds(words, x):
    """`a < b` or `a <= b < c` or `a >= b`: each side an integer, a formula or an input."""
    tokens, verdict, known = words.split(), True, FORMULAS.get
    sides = [x[t] if t in x else known(t)(x) if known(t) else int(t) for t in tokens[::2]]
    for a, sign, b in zip(sides, tokens[1::2], sides[1:]):
        a, b = (b, a) if sign[0] == ">" else (a, b)
        a, b = (a, a.of(b)) if isinstance(a, Interval) else (b.of(a), b)
        verdict = verdict and (at_most(a, b) if "=" in sign else below(a, b))
    return verdict


def hypotheses(x):
    """The words of the hypotheses about the numbers that are given, and whether they hold."""
    found, texts = {}, RANGES[""] + "".join(RANGES[t] for t in RANGES if x.theorem in t)
    ranges = {re.search("[a-z_]+", text)[0]: text for text in texts.split("; ")}
    for name, value in x.items():
        words = ranges.get(name.split("[")[0]) or stop(6, f"an unknown input: {name[:40]!a}")
        found[words] = found.get(words, True) and holds(words, {name.split("[")[0]: value})
    for _, said, text in [row for row in CONDITIONS if x.theorem in row[0]]:
        try:
            found[said.replace("(", "prod (", 1) if "k[1]" in x else said] = holds(text, x)
        except (KeyError, ValueError):  # it is about numbers that are not given
            continue
    return found


def supported(relation, unknown, x, witness):
    """Whether the theorem supports the value in x: True or False if proved, else None."""
    limits = set(hypotheses(x).values()) if unknown in ("k", "delta_prime") else {True}
    if limits != {True}:  # what is looked for is limited by the hypotheses
        return False if False in limits else None
    if relation != "converts":
        return holds(relation, x) if witness is None else stop(6, "a witness that is not used")
    ends = witness and [fraction(end) for end in witness]
    need(not ends or (len(ends) == 2 and 0 < ends[0] < ends[1]), 6, "not a witness 0 < t1 < t2")
    return converts(x, ends)


def guaranteed(x):
    """The names of the epsilon and of the delta that the theorem guarantees."""
    epsilon = "epsilon" if x.theorem[:7] in ("gaussia", "laplace") else "epsilon_prime"
    slack = "kov_total" if x.theorem == "kov_composition" else "with_slack"
    names = {"delta_total": "delta_total", "delta_budget": "budget_total", "delta_prime": slack}
    alone = "deltas" if x.theorem == "basic_composition" else "delta"
    return epsilon, next((names[name] for name in names if name in x), alone)


def parsed(data: bytes) -> dict:
    """The certificate, which has to be in canonical form: so nothing is said twice."""
    need(len(data) <= LONGEST_FILE, 6, f"longer than {LONGEST_FILE} bytes")
    record = json.loads(data.decode())
    again = json.dumps(record, ensure_ascii=False, indent=2, sort_keys=True)
    plain = all(re.fullmatch(LINE, line) for line in again.split("\n"))
    need(plain and f"{again}\n".encode() == data, 6, "not in canonical form")
    need(" ".join([record["format"], *sorted(record)]) == FIELDS, 6, f"not {FIELDS[:20]}'s fields")
    return need(32 <= record["bits"] <= MOST_BITS and record, 6, "bits out of range")


def check(data: bytes) -> str:
    """What the bytes of a certificate prove, in words; a Problem if they do not."""
    try:
        return proved(parsed(data))
    except (LookupError, TypeError, AttributeError, ValueError, StopIteration, RecursionError) as e:
        raise Problem(6, f"not JSON, or a field is missing or not of its kind ({e!a})"[:200]) from e


def proved(record):
    theorem, quantity, claim = record["theorem"], record["quantity"], record["claim"]
    pair, witness = record["guarantee"], record["witness"]
    found = [row[2] for row in RELATIONS if row[0] == theorem and quantity in row[1].split()]
    need(found, 6, f"unknown theorem or quantity: {theorem[:40]!a}, {quantity[:40]!a}")
    unknown = re.sub("^(largest|smallest)_|_(bun_steinke|of_order)$", "", quantity)
    unknown = "result" if found[0].endswith("result") else unknown
    values = {name: number(text, record["bits"]) for name, text in record["inputs"].items()}
    exclusive = unknown in values or {"delta_prime", "delta_total"} <= {*values, unknown}
    counts = [(v.hi - v.lo, v.lo.denominator) for n, v in values.items() if n.split("[")[0] == "k"]
    need(set(counts) <= {(0, 1)} and not exclusive, 6, "k no integer, or inputs exclude each other")
    given = hypotheses(x := Inputs(theorem, values, set()))
    for words, verdict in given.items():
        need(verdict, 5 if verdict is None else 4, f"the theorem needs {words}")
    stated = {one["words"] for one in record["hypotheses"] if one["status"] != "asserted"}
    need(stated == set(given), 6, "the hypotheses marked checked are not those checked here")
    safe, other = ("ge", "lt") if quantity.startswith("largest") else ("le", "gt")
    need(claim and set(claim) <= {safe, other}, 6, f"not a claim of {safe} and {other}")
    used = witness is None or (witness and set(witness) <= set(claim))
    stands = safe in claim and (unknown != "result" or theorem == "laplace_mechanism")
    whole = pair is None or (sorted(pair) == ["delta", "epsilon"] and stands)
    need(used and whole, 6, "a witness of no claim, or a guarantee that is no pair of a safe value")
    for side, text in claim.items():
        value = fraction(text)
        fits = value >= 0 if unknown != "k" else value >= 1 and value.denominator == 1
        need(fits, 6, f"{text[:40]} is no value of {quantity}")
        one = Inputs(theorem, {**values, unknown: x.pick("", value)}, x.read)
        verdict = supported(found[0], unknown, one, (witness or {}).get(side))
        need(verdict is not None, 5, f"{side} {text} is not decided with {record['bits']} bits")
        need(verdict == (side == safe), 3, f"the opposite of {side} {text} is proved")
    need(x.read >= {*values, unknown}, 6, f"not taken: { {*values, unknown} - x.read }"[:200])
    if pair is not None:  # after it is known that nothing is read for the guarantee alone
        one = Inputs(theorem, {**values, unknown: x.pick("", fraction(claim[safe]))}, x.read)
        for name, key in zip(guaranteed(one), ("epsilon", "delta")):
            one["stated"] = x.pick("", fraction(pair[key]))
            need(holds(f"{name} <= stated", one), 3, f"the guarantee's {key} is too small")
    signs = {"le": "<=", "ge": ">=", "gt": ">", "lt": "<"}
    claims = " and ".join(f"{sign} {claim[side]}" for side, sign in signs.items() if side in claim)
    return f"{theorem}.{quantity}({', '.join(map(' = '.join, record['inputs'].items()))}) {claims}"


def main():
    worst, verdicts = 0, {3: "REFUTED", 4: "OUTSIDE THE THEOREM", 5: "NOT DECIDED", 6: "UNREADABLE"}
    for name in sys.argv[1:]:
        try:
            with open(name, "rb") as stream:
                data = stream.read(LONGEST_FILE + 1)
            print(f"VERIFIED {check(data)}\n  sha256 {hashlib.sha256(data).hexdigest()}  {name}")
        except (Problem, OSError) as problem:
            code, words = problem.args if isinstance(problem, Problem) else (6, problem.strerror)
            print(f"{verdicts[code]} {name}: {words}", file=sys.stderr)
            worst = max(worst, code)
    if not sys.argv[1:]:
        print("usage: python -I dpcert_check.py certificate.json ...", file=sys.stderr)
    return worst if sys.argv[1:] else 2


if __name__ == "__main__":
    sys.exit(main())
