"""One library's side of the bench, run by the interpreter of its own environment: a JSON line in, one out."""

import json
import sys
import time


def dp_accounting():
    from dp_accounting import gaussian_mechanism as gaussian  # noqa: PLC0415
    from dp_accounting.pld.common import DifferentialPrivacyParameters  # noqa: PLC0415
    from dp_accounting.pld.privacy_loss_distribution import from_privacy_parameters  # noqa: PLC0415

    def composed(k, epsilon, interval):
        one = from_privacy_parameters(DifferentialPrivacyParameters(epsilon, 0), value_discretization_interval=interval)
        return one.self_compose(k)

    return {
        "delta": lambda epsilon_prime, **given: composed(**given).get_delta_for_epsilon(epsilon_prime),
        "epsilon": lambda delta_total, **given: composed(**given).get_epsilon_for_delta(delta_total),
        "sigma": gaussian.get_sigma_gaussian,
    }


def diffprivlib():
    from diffprivlib.mechanisms import GaussianAnalytic  # noqa: PLC0415

    return {"sigma": lambda epsilon, delta: GaussianAnalytic(epsilon=epsilon, delta=delta, sensitivity=1)._scale}


def autodp():
    import autodp.rdp_acct  # noqa: F401, PLC0415  (privacy_calibrator does not import before it)
    from autodp.privacy_calibrator import ana_gaussian_mech  # noqa: PLC0415

    return {"sigma": lambda epsilon, delta: ana_gaussian_mech(epsilon, delta)["sigma"]}


def opendp():
    import opendp.prelude as dp  # noqa: PLC0415

    dp.enable_features("contrib")
    space = dp.atom_domain(T=float, nan=False), dp.absolute_distance(T=float)
    noisy = dp.c.make_zCDP_to_approxDP(dp.m.make_gaussian(*space, scale=1.0))

    def profile(rho):
        # The distance at which noise of scale 1 has this rho.
        return noisy.map((2 * rho) ** 0.5)

    return {
        "zcdp epsilon": lambda rho, delta: profile(rho).epsilon(delta),
        "zcdp delta": lambda rho, epsilon_prime: profile(rho).delta(epsilon_prime),
    }


def main(name):
    # What a library prints is no answer.
    answers, sys.stdout = sys.stdout, sys.stderr
    jobs = {"ready": lambda: 0.0} | globals()[name.replace("-", "_")]()
    for line in sys.stdin:
        question = json.loads(line)
        start = time.process_time()
        try:
            value = jobs[question["job"]](**question["given"])
            answer = {"value": repr(float(value)), "seconds": time.process_time() - start}
        except Exception as error:  # noqa: BLE001  (whatever a library raises is its answer)
            answer = {"error": f"{type(error).__name__}: {error}"[:200]}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
