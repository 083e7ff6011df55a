// Check a dpcert certificate: BigInt, no dependencies. node dpcert_check.js certificate.json ...
//
// The second checker, written apart from dpcert_check.py: the same rules, other arithmetic. A number
// is an interval [low, high] of fractions of BigInts that is rounded outward as soon as a fraction is
// longer than twice the stated bits. A claim is the question whether the theorem supports a value.
// dpcertCheck(text) returns {code, words}: 0 verified, 3 refuted, 4 outside the theorem, 5 not
// decided or beyond reach, 6 not a certificate. The page of a certificate embeds this file.
"use strict";

const dpcertCheck = (() => {
  const FILE = 1 << 20, NUMBER = 4096, EXPONENT = 100000, BITS = 1 << 15;
  const TERMS = 100000, WORK = 2 ** 29, POWER = 250000n;

  class Problem extends Error {
    constructor(code, words) { super(words); this.code = code; }
  }
  const stop = (code, words) => { throw new Problem(code, words); };
  const need = (condition, code, words) => condition || stop(code, words);

  // Integers.
  const size = (n) => {
    const digits = (n < 0n ? -n : n).toString(16);
    return digits === "0" ? 0 : 4 * digits.length - Math.clz32(parseInt(digits[0], 16)) + 28;
  };
  const floorDiv = (a, b) => { const q = a / b; return (a % b < 0n) !== (b < 0n) && a % b !== 0n ? q - 1n : q; };
  const ceilDiv = (a, b) => -floorDiv(-a, b);
  const gcd = (a, b) => { a = a < 0n ? -a : a; while (b) [a, b] = [b, a % b]; return a; };
  const isqrt = (n) => {
    if (n < 2n) return n;
    let x = 1n << BigInt((size(n) + 1) >> 1);
    for (;;) { const y = (x + n / x) >> 1n; if (y >= x) return x; x = y; }
  };
  const shifted = (n, by) => (by >= 0 ? n << BigInt(by) : n >> BigInt(-by));

  // Fractions [n, d] with d > 0.
  const frac = (n, d = 1n) => {
    if (d < 0n) [n, d] = [-n, -d];
    const g = gcd(n, d);
    return g > 1n ? [n / g, d / g] : [n, d];
  };
  const less = (a, b) => a[0] * b[1] < b[0] * a[1];
  const same = (a, b) => a[0] === b[0] && a[1] === b[1];
  const power2 = (e) => (e >= 0 ? [1n << BigInt(e), 1n] : [1n, 1n << BigInt(-e)]);
  const round = (q, bits, up) => {
    const [n, d] = frac(...q);
    const [long, under] = [size(n), size(d)];
    if (long <= 2 * bits && under <= 2 * bits) return [n, d];
    const shift = bits + under - long;
    const [above, below] = shift >= 0 ? [n << BigInt(shift), d] : [n, d << BigInt(-shift)];
    const whole = up ? ceilDiv(above, below) : floorDiv(above, below);
    return frac(whole * power2(-shift)[0], power2(-shift)[1]);
  };
  const plus = (a, b) => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
  const times = (a, b) => [a[0] * b[0], a[1] * b[1]];
  const negative = (a) => [-a[0], a[1]];
  const over = (a, b) => (b[0] < 0n ? [-a[0] * b[1], -a[1] * b[0]] : [a[0] * b[1], a[1] * b[0]]);
  const least = (list) => list.reduce((a, b) => (less(b, a) ? b : a));
  const most = (list) => list.reduce((a, b) => (less(a, b) ? b : a));

  class Real {
    constructor(low, high, bits, ln = null) {
      // Outward: down at the lower end, up at the upper one.
      this.low = round(low, bits, false);
      this.high = round(high, bits, true);
      this.bits = bits;
      this.ln = ln;
    }
    of(x) {
      if (x instanceof Real) return x;
      const q = Array.isArray(x) ? x : [BigInt(x), 1n];
      return new Real(q, q, this.bits);
    }
    get point() { return same(this.low, this.high); }
    add(x) { x = this.of(x); return new Real(plus(this.low, x.low), plus(this.high, x.high), this.bits); }
    neg() { return new Real(negative(this.high), negative(this.low), this.bits); }
    sub(x) { return this.add(this.of(x).neg()); }
    from(x) { return this.of(x).sub(this); }
    corners(x, operation) {
      const all = [[this.low, x.low], [this.low, x.high], [this.high, x.low], [this.high, x.high]];
      const values = all.map(([a, b]) => operation(a, b));
      return new Real(least(values), most(values), this.bits);
    }
    mul(x) { return this.corners(this.of(x), times); }
    div(x) {
      x = this.of(x);
      need(x.low[0] > 0n || x.high[0] < 0n, 5, "a divisor is not told apart from 0");
      return this.corners(x, over);
    }
    inverse() {
      const result = this.of(1).div(this);
      result.ln = this.ln && negative(this.ln);
      return result;
    }
    square() { return this.mul(this); }
    positive() {
      const zero = [0n, 1n];
      return this.high[0] <= 0n ? this.of(0) : new Real(less(this.low, zero) ? zero : this.low, this.high, this.bits);
    }
  }
  const atMost = (a, b) => (!less(b.low, a.high) ? true : less(b.high, a.low) ? false : null);
  const below = (a, b) => (less(a.high, b.low) ? true : !less(a.low, b.high) ? false : null);
  const increasing = (ends) => (x) => {
    const [low, high] = ends(x.low, x.bits);
    return new Real(low, x.point ? high : ends(x.high, x.bits)[1], x.bits);
  };

  // e^q: the series of q / 2^m with two sums of which one is floored and one ceiled, squared m times.
  const expEnds = (q, bits) => {
    const [n, d] = q;
    if (n < 0n) {
      if (-n > POWER * d) return [[0n, 1n], expEnds([-POWER, 1n], bits)[1]];
      const [low, high] = expEnds([-n, d], bits);
      return [over([1n, 1n], high), over([1n, 1n], low)];
    }
    need(n <= POWER * d, 5, `e^x with x above ${POWER} is beyond this checker`);
    if (n === 0n) return [[1n, 1n], [1n, 1n]];
    const halvings = size(n / d) + 8, w = bits + halvings + 24, W = BigInt(w);
    return [0n, 1n].map((up) => {
      const y = (n << W) / (d << BigInt(halvings)) + up;
      let sum = 1n << W, term = sum, k = 0n;
      while (term > up) {
        k += 1n;
        const product = term * y, unit = k << W;
        term = up ? ceilDiv(product, unit) : product / unit;
        sum += term;
      }
      // Each term is less than half of the one before: the rest is at most the last one.
      let man = sum + term, exponent = -w;
      for (let i = 0; i < halvings; i += 1) {
        man *= man;
        const drop = Math.max(size(man) - w, 0);
        man = up ? -shifted(-man, -drop) : shifted(man, -drop);
        exponent = 2 * exponent + drop;
      }
      return frac(man * power2(exponent)[0], power2(exponent)[1]);
    });
  };
  const exp = increasing(expEnds);

  // ln a between y + r/(1+r) and y + r, where r = a e^-y - 1 for any y.
  const guess = (n) => {
    const extra = Math.max(size(n) - 60, 0);
    return Math.log(Number(n >> BigInt(extra))) + extra * Math.LN2;
  };
  const logEnds = (a, bits) => {
    need(a[0] > 0n, 5, "the argument of a logarithm is not proved to be positive");
    const start = guess(a[0]) - guess(a[1]);
    need(Math.abs(start) < Number(POWER) - 1, 5, `a logarithm beyond ${POWER} is beyond this checker`);
    let y = frac(BigInt(Math.round(start * 2 ** 32)), 1n << 32n);
    if (same(frac(...a), [1n, 1n])) return [[0n, 1n], [0n, 1n]];
    for (;;) {
      const [low, high] = expEnds(y, bits);
      const [r, s] = [plus(over(a, high), [-1n, 1n]), plus(over(a, low), [-1n, 1n])];
      const widest = most([negative(r), s]);
      if ((widest[0] ** 2n) << BigInt(bits) < widest[1] ** 2n) {
        return [plus(y, over(r, plus(r, [1n, 1n]))), plus(y, s)];
      }
      y = round(plus(y, times(plus(r, s), [1n, 2n])), bits + 32, true);
    }
  };
  const log = (x) => (x.ln ? x.of(x.ln) : increasing(logEnds)(x));

  const sqrt = increasing((q, bits) => {
    need(q[0] >= 0n, 5, "the argument of a root is not proved to be at least 0");
    const [n, d] = [isqrt(q[0]), isqrt(q[1])];
    if (n * n === q[0] && d * d === q[1]) return [[n, d], [n, d]];
    const shift = BigInt(Math.max(bits + Math.trunc((size(q[1]) - size(q[0])) / 2) + 1, 0));
    const root = isqrt((q[0] << (2n * shift)) / q[1]);
    return [[root, 1n << shift], [root + 1n, 1n << shift]];
  });

  const power = (x, k) => {
    const long = size(x.low[0]) + size(x.low[1]);
    if (x.point && k.low[0] * BigInt(long) <= BigInt(4 * x.bits)) {
      return x.of([x.low[0] ** k.low[0], x.low[1] ** k.low[0]]);
    }
    return exp(k.mul(log(x)));
  };

  // pi = 16 arctan(1/5) - 4 arctan(1/239): each floored term is off by less than 3 units.
  const pi = (bits) => {
    const w = BigInt(bits + 16);
    let [sum, error] = [0n, 60n];
    for (const [factor, x] of [[16n, 5n], [-4n, 239n]]) {
      let sign = 1n;
      for (let term = (1n << w) / x, n = 1n; term > 0n; term /= x * x, n += 2n, sign = -sign) {
        sum += sign * factor * (term / n);
        error += 3n * (factor < 0n ? -factor : factor);
      }
    }
    return new Real([sum - error, 1n << w], [sum + error, 1n << w], bits);
  };

  // Mills' ratio (1 - Phi(x)) / phi(x) at x >= 0: the continued fraction, or the positive series.
  const millsAt = (x, bits) => {
    const [n, d] = x;
    if (2n * n * n > BigInt(bits) * d * d) {
      const w = BigInt(bits + 32), last = BigInt((bits >> 1) + 16), at = (n << w) / d;
      let [low, high] = [0n, ceilDiv(last << (2n * w), at)];
      for (let k = last - 1n; k >= 1n; k -= 1n) {
        const above = k << (2n * w);
        [low, high] = [above / (at + 1n + high), ceilDiv(above, at + low)];
      }
      return new Real([low, 1n << w], [high, 1n << w], bits).add(x).inverse();
    }
    const fine = 2 * bits + 32, w = BigInt(fine);
    const ends = [0n, 1n].map((up) => {
      const start = (n << w) / d + up, squared = ((start * start) >> w) + up;
      let [sum, term, k] = [start, start, 1n];
      while (term > 1n || 2n * squared >= (k + 2n) << w) {
        k += 2n;
        term = up ? ceilDiv(term * squared, k << w) : (term * squared) / (k << w);
        sum += term;
      }
      return [sum + up, 1n << w];
    });
    const point = new Real(x, x, fine);
    return sqrt(pi(fine).div(2)).mul(exp(point.square().div(2))).sub(new Real(...ends, fine));
  };
  const mills = (x) => {
    const first = millsAt(x.low, x.bits);
    return new Real((x.point ? first : millsAt(x.high, x.bits)).low, first.high, x.bits);
  };

  // The theorems. x.get(name) is an input as an interval, or the claimed value in its place.
  class Inputs {
    constructor(theorem, values, read = new Set()) {
      this.theorem = theorem;
      this.values = values;
      this.read = read;
    }
    has(name) { return this.values.has(name); }
    get(name) {
      need(this.has(name), 0, `no ${name}`);
      this.read.add(name);
      return this.values.get(name);
    }
    number(q) { return this.values.values().next().value.of(q); }
    count() { return this.has("k") ? this.get("k") : this.number(1); }
    rows(...names) {
      const listed = [...this.values.keys()].filter((name) => name.startsWith("k[")).length;
      if (!listed) return [names.map((name) => this.get(name))];
      return Array.from({ length: listed }, (_, i) => names.map((name) => this.get(`${name}[${i + 1}]`)));
    }
    sum(term, ...names) {
      return this.rows(...names).map((row) => term(...row)).reduce((a, b) => a.add(b));
    }
  }

  const inverseOf = (x, name) => x.get(name).inverse();
  const kept = (x) => x.rows("k", "delta").map(([k, d]) => power(d.from(1), k)).reduce((a, b) => a.mul(b));
  const deltas = (x) => x.sum((k, d) => k.mul(d), "k", "delta");
  const withSlack = (x) => x.get("k").mul(x.get("delta")).add(x.get("delta_prime"));
  const advanced = (x) => {
    const [k, e] = [x.get("k"), x.get("epsilon")];
    const slack = x.has("delta_total") ? x.get("delta_total").sub(k.mul(x.get("delta"))) : x.get("delta_prime");
    return sqrt(k.mul(2).mul(log(slack.inverse()))).mul(e).add(k.mul(e).mul(exp(e).sub(1)));
  };
  const corollary = (x) => {
    const root = sqrt(x.get("k").mul(2).mul(log(inverseOf(x, "delta_prime"))));
    return x.get("epsilon_prime").div(root.mul(2));
  };
  const kov = (x) => {
    const left = kept(x);
    const slack = x.has("delta_total") ? x.get("delta_total").from(1).div(left).from(1) : x.get("delta_prime");
    const spent = x.sum((k, e) => k.mul(e), "k", "epsilon");
    if (slack.low[0] <= 0n) return slack.high[0] === 0n ? spent : stop(5, "the slack is not told apart from 0");
    const squares = x.sum((k, e) => k.mul(e).mul(e), "k", "epsilon");
    const mean = x.sum((k, e) => k.mul(e).mul(exp(e).sub(1)).div(exp(e).add(1)), "k", "epsilon");
    const logs = [log(exp(slack.of(1)).add(sqrt(squares).div(slack))), log(slack.inverse())];
    const forms = [spent, ...logs.map((one) => mean.add(sqrt(squares.mul(2).mul(one))))];
    return new Real(least(forms.map((f) => f.low)), least(forms.map((f) => f.high)), slack.bits);
  };
  const kovTotal = (x) => x.get("delta_prime").from(1).mul(kept(x)).from(1);
  // (1 + q)^k D of one row, in integers in units of 2^-w times 2^exponent: floors below, ceilings above.
  const repeated = (k, epsilon, epsilonPrime) => {
    const n = Number(k.low[0]), w = epsilonPrime.bits + 2 * n.toString(2).length + 8, W = BigInt(w), one = 1n << W;
    const [e, loss] = [epsilon, epsilonPrime].map((x) => new Real(x.low, x.high, w));
    const scaled = [exp(e.neg()), exp(e.mul(2)), exp(loss.sub(e.mul(k)))].map(
      (f) => [floorDiv(f.low[0] << W, f.low[1]), ceilDiv(f.high[0] << W, f.high[1])]);
    const [q, growth, gap] = scaled;
    let [a, b, low, high, exponent] = [one, one, 0n, 0n, 0];
    for (let i = 0n; i <= BigInt(n) && gap[0] < one; i += 1n) {
      if (gap[1] < one) low += (a * (one - gap[1])) >> W;
      high += ceilDiv(b * (one - gap[0]), one);
      const rest = BigInt(n) - i;
      a = (a * q[0] * rest) / ((i + 1n) << W);
      b = ceilDiv(b * q[1] * rest, (i + 1n) << W);
      gap[0] = (gap[0] * growth[0]) >> W;
      gap[1] = ceilDiv(gap[1] * growth[1], one);
      if (b >> (2n * W)) {
        [a, low, b, high] = [a >> W, low >> W, ceilDiv(b, one), ceilDiv(high, one)];
        exponent += w;
      }
    }
    const unit = power2(exponent - w);
    return new Real(times([low, 1n], unit), times([high, 1n], unit), w);
  };
  // D of rows: over the lies of all rows but the last, which come in a list of [weight, loss that is left].
  const optimal = (x) => {
    const table = x.rows("k", "epsilon").sort(([a], [b]) => (less(a.low, b.low) ? -1 : less(b.low, a.low) ? 1 : 0));
    const [last, lastEpsilon] = table.pop(), bits = last.bits;
    const sums = table.reduce((product, [k]) => product * (k.low[0] + 1n), 1n);
    const fits = last.low[0] <= BigInt(TERMS) && sums * (last.low[0] + 99n) * BigInt(bits) <= BigInt(WORK);
    need(fits, 5, `beyond this checker, which takes k up to ${TERMS}, and lists of less work`);
    let outcomes = [[last.of(1), x.get("epsilon_prime")]];
    for (const [k, e] of table) {
      const lie = exp(e.neg());
      let weight = power(lie.add(1), k).inverse();
      const found = [];
      for (let l = 0n; l <= k.low[0]; l += 1n) {
        for (const [w, loss] of outcomes) found.push([w.mul(weight), loss.sub(e.mul(k.low[0] - 2n * l))]);
        weight = weight.mul(lie).mul(k.low[0] - l).div(l + 1n);
      }
      outcomes = found;
    }
    const sum = outcomes.map(([w, loss]) => w.mul(repeated(last, lastEpsilon, loss))).reduce((a, b) => a.add(b));
    const pure = sum.div(power(exp(lastEpsilon.neg()).add(1), last));
    return kept(x).mul(pure.from(1)).from(1);
  };
  const squareOfMu = (x) => {
    if (x.has("mu_squared")) return x.count().mul(x.get("mu_squared"));
    const mu = x.has("mu") ? x.get("mu") : x.get("sensitivity").div(x.get("sigma"));
    return x.count().mul(mu.square());
  };
  const gaussian = (x) => {
    const square = squareOfMu(x), e = x.get("epsilon"), gap = square.sub(e.mul(2)), twice = sqrt(square).mul(2);
    const density = exp(gap.square().div(square.mul(8)).neg()).div(sqrt(pi(square.bits).mul(2)));
    const far = mills(square.add(e.mul(2)).div(twice));
    if (gap.high[0] <= 0n) return density.mul(mills(gap.neg().div(twice)).sub(far));
    need(gap.low[0] >= 0n, 5, "mu^2 is not told apart from 2 epsilon");
    return density.mul(mills(gap.div(twice)).add(far)).from(1);
  };
  const rho = (x) => {
    if (x.has("rho")) return x.count().mul(x.get("rho"));
    const root = x.has("epsilon") ? x.get("epsilon") : x.get("sensitivity").div(x.get("sigma"));
    return x.count().mul(root.square().div(2));
  };
  // t tau(1 + t) and its slope.
  const cumulant = (x, t) => {
    if (x.theorem === "zero_concentrated") return [rho(x).mul(t.mul(t.add(1))), rho(x).mul(t.mul(2).add(1))];
    const k = x.count(), e = x.get("epsilon"), z = exp(t.mul(2).add(1).mul(e).neg());
    const value = t.mul(e).add(log(z.add(1).div(exp(e.neg()).add(1))));
    return [k.mul(value), k.mul(e).mul(z.from(1)).div(z.add(1))];
  };
  const converts = (x, witness) => {
    const zcdp = x.theorem === "zero_concentrated", target = x.get("epsilon_prime"), delta = x.get("delta");
    const free = zcdp ? rho(x) : x.count().mul(x.get("epsilon")).sub(target);
    if (free.high[0] <= 0n || delta.high[0] <= 0n) {
      return witness === null ? free.high[0] <= 0n : stop(6, "a witness where none is needed");
    }
    need(witness !== null, 6, "the witness of an infimum is missing");
    const bound = log(delta);
    const points = witness.map((q) => {
      const t = free.of(q), [value, slope] = cumulant(x, t);
      const rest = target.add(log(t.inverse().add(1)));
      return { value: value.sub(t.mul(rest)).sub(log(t.add(1))), slope: slope.sub(rest) };
    });
    // A convex function: outside of [t1, t2] at least the values there, inside above the tangent.
    const width = plus(witness[1], negative(witness[0]));
    const tangent = points[0].value.add(points[0].slope.mul(width));
    const turns = points[0].slope.high[0] <= 0n && points[1].slope.low[0] >= 0n;
    if (turns && less(bound.high, least([tangent.low, points[1].value.low]))) return false;
    return points.some((point) => !less(bound.low, point.value.high)) ? true : null;
  };
  const level = (x, squares) => sqrt(log(inverseOf(x, "delta_prime")).mul(2).mul(squares)).add(squares.div(2));
  const noise = (x) => sqrt(log(x.get("delta").mul(4).inverse().mul(5)).mul(2)).mul(x.get("sensitivity"));
  const scale = (x) => x.get("sensitivity").div(x.get("epsilon").sub(log(x.get("delta").from(1)).mul(2)));
  const FORMULAS = {
    spent: (x) => x.sum((k, e) => k.mul(e), "k", "epsilon"),
    deltas, withSlack, advanced, corollary, kov, kovTotal, kept, optimal, gaussian, scale, rhoTotal: rho,
    crossing: (x) => log(inverseOf(x, "delta_prime")).mul(2).div(exp(x.get("epsilon")).from(2).square()),
    growth: (x) => exp(corollary(x)).sub(1),
    room: (x) => sqrt(log(inverseOf(x, "delta_prime")).mul(2).div(x.get("k"))),
    rest: (x) => x.get("delta_total").from(1),
    sigmaAt: (x) => noise(x).div(x.get("epsilon")),
    epsilonAt: (x) => noise(x).div(x.get("sigma")),
    tail: (x) => exp(x.get("sigma").mul(x.get("epsilon")).div(x.get("sensitivity")).square().div(2).neg()).mul(5).div(4),
    muAt: (x) => sqrt(squareOfMu(x)),
    bunSteinke: (x) => rho(x).add(sqrt(rho(x).mul(log(inverseOf(x, "delta")))).mul(2)),
    order: (x) => {
      const t = x.get("alpha").sub(1), last = log(x.get("alpha").mul(x.get("delta"))).div(t);
      return x.get("tau").add(log(t.div(x.get("alpha")))).sub(last).positive();
    },
    divergence: (x) => {
      const t = x.get("alpha").sub(1);
      return x.has("sigma") ? rho(x).mul(x.get("alpha")) : cumulant(x, t)[0].div(t);
    },
    laplace: (x) => exp(x.get("sensitivity").div(x.get("scale")).sub(x.get("epsilon")).positive().div(2).neg()).from(1),
    deviation: (x) => sqrt(scale(x).square().mul(2)),
    both: (x) => x.get("epsilon").add(x.get("delta")),
    response: (x) => exp(x.get("epsilon").sub(x.get("epsilon_prime")).positive().neg()).from(1)
      .div(exp(x.get("epsilon").neg()).add(1)),
    filtered: (x) => {
      const squares = x.get("k").mul(x.get("epsilon").square());
      return level(x, x.has("squares_spent") ? squares.add(x.get("squares_spent")) : squares);
    },
    spentLevel: (x) => level(x, x.get("squares_spent")),
    used: (x) => x.get("k").mul(x.get("delta")).add(x.has("delta_spent") ? x.get("delta_spent") : 0),
    budgetTotal: (x) => x.get("delta_prime").add(x.get("delta_budget")),
  };
  const ALL = ["epsilon_prime", "largest_epsilon", "largest_k"];
  // theorem: [quantities, what has to hold of a value for the theorem to support it].
  const RELATIONS = {
    basic_composition: [[ALL, "spent <= epsilon_prime"], [["delta_total"], "deltas <= result"]],
    advanced_composition: [[[...ALL, "smallest_delta_prime"], "advanced <= epsilon_prime"],
      [["delta_total"], "withSlack <= result"], [["crossover"], "crossing <= result"]],
    corollary_3_21: [[["largest_epsilon"], "epsilon <= corollary"]],
    kov_composition: [[[...ALL, "smallest_delta_prime"], "kov <= epsilon_prime"],
      [["delta_total"], "kovTotal <= result"]],
    optimal_composition: [[[...ALL, "delta_total", "largest_delta"], "optimal <= delta_total"]],
    gaussian_mechanism: [[["smallest_sigma"], "sigmaAt <= sigma"], [["smallest_epsilon"], "epsilonAt <= epsilon"],
      [["smallest_delta"], "tail <= delta"]],
    gaussian_profile: [[["delta", "smallest_epsilon", "smallest_sigma", "largest_mu", "largest_k"],
      "gaussian <= delta"], [["total_mu"], "muAt <= result"]],
    zero_concentrated: [[[...ALL, "delta", "largest_rho", "smallest_sigma"], "converts"], [["rho"], "rhoTotal <= result"],
      [["epsilon_prime_bun_steinke", "largest_rho_bun_steinke"], "bunSteinke <= epsilon_prime"]],
    renyi: [[[...ALL, "delta"], "converts"], [["epsilon_prime_of_order"], "order <= epsilon_prime"],
      [["divergence"], "divergence <= result"]],
    laplace_mechanism: [[["delta", "smallest_epsilon"], "laplace <= delta"], [["smallest_scale"], "scale$ <= scale"],
      [["smallest_standard_deviation"], "deviation <= result"]],
    randomized_response: [[["delta", "smallest_epsilon_prime", "largest_epsilon"], "response <= delta"]],
    adaptive_filter: [[ALL, "filtered <= epsilon_prime"], [["delta_total"], "withSlack <= result"],
      [["largest_delta"], "used <= delta_budget"]],
  };
  const GENERAL = "k >= 1; epsilon >= 0; epsilon_prime >= 0; 0 <= delta < 1; 0 < delta_prime < 1; rho >= 0; " +
    "0 < delta_total < 1; sigma > 0; sensitivity > 0; mu > 0; mu_squared > 0; alpha > 1; tau >= 0; scale > 0; " +
    "0 <= delta_budget < 1; squares_spent >= 0; delta_spent >= 0";
  const RANGES = {
    corollary_3_21: "epsilon_prime > 0",
    kov_composition: "0 <= delta_prime < 1; 0 <= delta_total < 1",
    optimal_composition: "0 <= delta_total < 1",
    gaussian_mechanism: "0 < epsilon < 1; 0 < delta < 1",
    gaussian_profile: "0 < delta < 1", zero_concentrated: "0 < delta < 1", renyi: "0 < delta < 1",
  };
  const TOTAL = ["k*delta + delta_prime < 1", "withSlack < 1"];
  const CONDITIONS = {
    basic_composition: [["k*delta < 1", "deltas < 1"]],
    advanced_composition: [TOTAL, ["k*delta < delta_total", "deltas < delta_total"]],
    corollary_3_21: [TOTAL, ["e^epsilon - 1 <= sqrt(2*ln(1/delta_prime)/k)", "growth <= room"]],
    kov_composition: [["1 - (1 - delta)^k <= delta_total", "rest <= kept"]],
    optimal_composition: [["1 - (1 - delta)^k <= delta_total", "rest <= kept"]],
    gaussian_mechanism: [["sqrt(2*ln(1.25/delta))*sensitivity/sigma < 1", "epsilonAt < 1"],
      ["1.25*exp(-(sigma*epsilon/sensitivity)^2/2) < 1", "tail < 1"]],
    laplace_mechanism: [["epsilon > 0 or delta > 0", "0 < both"]],
    adaptive_filter: [TOTAL, ["delta_prime + delta_budget < 1", "budgetTotal < 1"],
      ["delta_spent <= delta_budget", "delta_spent <= delta_budget"],
      ["k*delta + delta_spent <= delta_budget", "used <= delta_budget"],
      ["sqrt(2*ln(1/delta_prime)*squares_spent) + squares_spent/2 <= epsilon_prime", "spentLevel <= epsilon_prime"]],
  };

  const fraction = (text) => {
    need(typeof text === "string" && text.length <= NUMBER, 6, "not a number");
    const match = /^(-?)([0-9]+)(?:\/([0-9]+)|(?:\.([0-9]+))?(?:e(-?[0-9]{1,6}))?)$/.exec(text);
    need(match && !(match[1] && (match[4] || match[5])), 6, `not a number: ${JSON.stringify(text.slice(0, 40))}`);
    const [, sign, whole, under, part = "", exponent = "0"] = match;
    need(!under || BigInt(under) > 0n, 6, "a division by zero");
    const shift = Number(exponent);
    need(Math.abs(shift) <= EXPONENT && !/^-?[0-9]{7}/.test(exponent), 6, "an exponent out of range");
    const ten = 10n ** BigInt(Math.abs(shift));
    const n = BigInt(whole + part) * (shift > 0 ? ten : 1n) * (sign ? -1n : 1n);
    return frac(n, under ? BigInt(under) : 10n ** BigInt(part.length) * (shift < 0 ? ten : 1n));
  };
  const number = (text, bits) => {
    const kind = typeof text === "string" ? /^(exp|log)\((.*)\)$/.exec(text) : null;
    const value = fraction(kind ? kind[2] : text);
    if (!kind) return new Real(value, value, bits);
    const ends = (kind[1] === "exp" ? expEnds : logEnds)(value, bits);
    return new Real(...ends, bits, kind[1] === "exp" ? value : null);
  };
  const side = (token, x) => {
    if (/^[0-9]+$/.test(token)) return x.number(Number(token));
    if (token === "scale$") return FORMULAS.scale(x);
    return x.has(token) ? x.get(token) : token in FORMULAS ? FORMULAS[token](x) : x.get(token);
  };
  const holds = (words, x) => {
    const tokens = words.split(" ");
    const sides = tokens.filter((_, i) => i % 2 === 0).map((token) => side(token, x));
    let verdict = true;
    tokens.filter((_, i) => i % 2 === 1).forEach((sign, i) => {
      const [a, b] = sign[0] === ">" ? [sides[i + 1], sides[i]] : [sides[i], sides[i + 1]];
      verdict = verdict && (sign.includes("=") ? atMost(a, b) : below(a, b));
    });
    return verdict;
  };
  // What is about numbers that are not given is no hypothesis here: Problem 0 says that a name is missing.
  const attempt = (action, otherwise) => {
    try { return action(); } catch (problem) {
      if (problem instanceof Problem && problem.code === 0) return otherwise;
      throw problem;
    }
  };
  const hypotheses = (x) => {
    const ranges = new Map();
    for (const text of `${GENERAL}; ${RANGES[x.theorem] || ""}`.split("; ")) {
      const name = /[a-z_]+/.exec(text);
      if (name) ranges.set(name[0], text);
    }
    const found = new Map();
    const merge = (words, verdict) => {
      const before = found.has(words) ? found.get(words) : true;
      found.set(words, before && verdict);
    };
    for (const [name, value] of x.values) {
      const base = name.split("[")[0];
      need(ranges.has(base), 6, "an unknown input");
      merge(ranges.get(base), holds(ranges.get(base), new Inputs(x.theorem, new Map([[base, value]]))));
    }
    for (const [words, text] of CONDITIONS[x.theorem] || []) {
      const verdict = attempt(() => holds(text, x), undefined);
      if (verdict !== undefined) merge(x.has("k[1]") ? words.replace("(", "prod (") : words, verdict);
    }
    return found;
  };
  const supported = (relation, unknown, x, witness) => {
    const limits = ["k", "delta_prime"].includes(unknown) ? [...hypotheses(x).values()] : [true];
    if (!limits.every((one) => one === true)) return limits.includes(false) ? false : null;
    if (relation !== "converts") {
      need(witness === undefined || witness === null, 6, "a witness that is not used");
      return holds(relation, x);
    }
    if (witness === undefined || witness === null) return converts(x, null);
    need(Array.isArray(witness) && witness.length === 2, 6, "a witness is not [t1, t2]");
    const ends = witness.map(fraction);
    need(ends[0][0] > 0n && less(ends[0], ends[1]), 6, "not a witness 0 < t1 < t2");
    return converts(x, ends);
  };
  const guaranteed = (x) => {
    const epsilon = /^(gaussian|laplace)/.test(x.theorem) ? "epsilon" : "epsilon_prime";
    if (x.has("delta_total")) return [epsilon, "delta_total"];
    if (x.has("delta_budget")) return [epsilon, "budgetTotal"];
    if (x.has("delta_prime")) return [epsilon, x.theorem === "kov_composition" ? "kovTotal" : "withSlack"];
    return [epsilon, x.theorem === "basic_composition" ? "deltas" : "delta"];
  };

  const sorted = (value) => {
    if (Array.isArray(value)) return value.map(sorted);
    if (value === null || typeof value !== "object") return value;
    const result = {};
    for (const key of Object.keys(value).sort()) {
      Object.defineProperty(result, key, { value: sorted(value[key]), enumerable: true });
    }
    return result;
  };
  const FIELDS = "about alternatives bits claim context errata format guarantee hypotheses inputs quantity theorem witness";
  // Plain names, texts, null and counts: no other number, no name that an object would put in another place.
  const LINE = /^( *"[a-z][a-z0-9_[\]]*": | *)("([^"\\]|\\["\\nrtfb]|\\u00[01][0-9a-f])*"|[0-9]{1,5}|null|[{}[\]]|\{\}|\[\]),?$/s;
  const plainObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
  const parsed = (text) => {
    need(new TextEncoder().encode(text).length <= FILE, 6, `longer than ${FILE} bytes`);
    const record = JSON.parse(text);
    need(text.slice(0, -1).split("\n").every((line) => LINE.test(line)), 6, "a line that not every reader reads alike");
    need(`${JSON.stringify(sorted(record), null, 2)}\n` === text, 6, "not in canonical form");
    need(plainObject(record) && Object.keys(record).sort().join(" ") === FIELDS, 6, "not the fields of a certificate");
    need(record.format === "dpcert/certificate/1", 6, "not a certificate of the format dpcert/certificate/1");
    need(Number.isInteger(record.bits) && record.bits >= 32 && record.bits <= BITS, 6, "bits out of range");
    return record;
  };
  const proved = (record) => {
    const { theorem, quantity, claim, inputs, bits, guarantee: pair } = record;
    need(typeof theorem === "string" && Object.hasOwn(RELATIONS, theorem), 6, "an unknown theorem");
    const found = RELATIONS[theorem].find(([quantities]) => quantities.includes(quantity));
    need(found, 6, "an unknown quantity");
    const relation = found[1];
    need(plainObject(inputs) && plainObject(claim), 6, "inputs or claim are no objects");
    const unknown = relation.endsWith("result") ? "result"
      : quantity.replace(/^(largest|smallest)_/, "").replace(/_(bun_steinke|of_order)$/, "");
    const values = new Map(Object.entries(inputs).map(([name, text]) => [name, number(text, bits)]));
    const names = new Set([...values.keys(), unknown]);
    need(!values.has(unknown) && !(names.has("delta_prime") && names.has("delta_total")), 6, "exclusive inputs");
    for (const [name, value] of values) {
      need(name.split("[")[0] !== "k" || (value.point && value.low[1] === 1n), 6, "k is not an integer");
    }
    need(values.size > 0, 6, "no inputs");
    const x = new Inputs(theorem, values), given = hypotheses(x);
    for (const [words, verdict] of given) need(verdict, verdict === null ? 5 : 4, `the theorem needs ${words}`);
    const listed = new Set(record.hypotheses.filter((one) => one.status !== "asserted").map((one) => one.words));
    const checked = [...given.keys()];
    const equal = listed.size === checked.length && checked.every((words) => listed.has(words));
    need(equal, 6, "the hypotheses marked checked are not those checked here");
    const [safe, other] = quantity.startsWith("largest") ? ["ge", "lt"] : ["le", "gt"];
    const sides = Object.keys(claim), witness = record.witness === null ? {} : record.witness;
    need(sides.length && sides.every((one) => one === safe || one === other), 6, `not a claim of ${safe} and ${other}`);
    need(record.witness === null || (plainObject(witness) && Object.keys(witness).length), 6, "a witness of no claim");
    need(Object.keys(witness).every((one) => sides.includes(one)), 6, "a witness of no claim");
    const keys = plainObject(pair) && Object.keys(pair).sort().join(" ") === "delta epsilon";
    need(pair === null || (keys && sides.includes(safe)), 6, "a guarantee without a safe value");
    for (const one of sides) {
      const value = fraction(claim[one]);
      need(value[0] >= 0n && (unknown !== "k" || (value[0] >= 1n && value[1] === 1n)), 6, `no value of ${quantity}`);
      const at = new Inputs(theorem, new Map([...values, [unknown, x.number(value)]]), x.read);
      const verdict = supported(relation, unknown, at, witness[one]);
      need(verdict !== null, 5, `${one} ${claim[one]} is not decided with ${bits} bits`);
      need(verdict === (one === safe), 3, `the opposite of ${one} ${claim[one]} is proved`);
    }
    need([...names].every((name) => x.read.has(name)), 6, "an input that is not taken");
    if (pair !== null) {
      // Only now: nothing was read for the sake of the guarantee alone.
      need(unknown !== "result" || theorem === "laplace_mechanism", 6, "a guarantee where there is none");
      const at = new Inputs(theorem, new Map([...values, [unknown, x.number(fraction(claim[safe]))]]), x.read);
      guaranteed(at).forEach((name, i) => {
        const key = ["epsilon", "delta"][i], stated = x.number(fraction(pair[key]));
        need(atMost(side(name, at), stated) === true, 3, `the guarantee's ${key} is less than what is proved`);
      });
    }
    const signs = { le: "≤", gt: ">", ge: "≥", lt: "<" };
    return [safe, other].filter((one) => one in claim).map((one) => `${quantity} ${signs[one]} ${claim[one]}`).join(" and ");
  };

  return (text) => {
    try {
      return { code: 0, words: proved(parsed(text)) };
    } catch (problem) {
      if (problem instanceof Problem) return { code: problem.code || 6, words: problem.message };
      return { code: 6, words: `not a certificate that can be read (${problem.name})` };
    }
  };
})();

if (typeof module !== "undefined" && typeof require !== "undefined" && require.main === module) {
  const fs = require("fs"), names = process.argv.slice(2);
  const verdicts = { 3: "REFUTED", 4: "OUTSIDE THE THEOREM", 5: "NOT DECIDED", 6: "UNREADABLE" };
  let worst = 0;
  for (const name of names) {
    let result = { code: 6, words: "not a file of text" };
    try {
      result = dpcertCheck(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(fs.readFileSync(name)));
    } catch { /* stays unreadable */ }
    if (result.code) console.error(`${verdicts[result.code]} ${name}: ${result.words}`);
    else console.log(`VERIFIED ${name}: ${result.words}`);
    worst = Math.max(worst, result.code);
  }
  if (!names.length) console.error("usage: node dpcert_check.js certificate.json ...");
  process.exitCode = names.length ? worst : 2;
}
