"""Every formula of every theorem, found by its keyword-only `real`, with exact values for its parameters."""

import importlib
import inspect
import pkgutil

import dpcert.theorems
from dpcert.reals.exact import read
from dpcert.theorems.mechanisms import OverRows

SAMPLES = (
    {
        "k": "365",
        "epsilon": "1/100",
        "delta": "1e-9",
        "delta_prime": "1e-6",
        "delta_total": "1e-6",
        "epsilon_prime": "1",
        "sigma": "10",
        "sensitivity": "3/7",
        "each": "1/7",
        "total": "5",
        "mu": "1/9",
        "mu_squared": "1/81",
        "scale": "2",
        "delta_budget": "1e-7",
        "delta_spent": "1e-8",
        "squares_spent": "1/50",
        "mean": "1/60",
        "square": "73/2000",
        "pure": "1e-7",
        "rest": "9/10",
        "count": "66430",
        "truths": "363",
        "lies": "2",
        "rho": "2.56",
        "alpha": "3/2",
        "tau": "0.1",
        "t": "5/3",
        "w": "2/7",
        "shift": "250",
    },
    {
        "k": "10000",
        "epsilon": "log(5/4)",
        "delta": "exp(-40)",
        "delta_prime": "exp(-32)",
        "delta_total": "log(9/8)",
        "epsilon_prime": "exp(9)",
        "sigma": "exp(1)",
        "sensitivity": "log(2)",
        "each": "exp(-3)",
        "total": "log(7)",
        "mu": "log(2)",
        "mu_squared": "exp(-1)",
        "scale": "exp(1)",
        "delta_budget": "exp(-20)",
        "delta_spent": "1e-12",
        "squares_spent": "log(3)",
        "mean": "exp(-1/2)",
        "square": "log(3)",
        "pure": "log(10/9)",
        "rest": "exp(-2)",
        "count": "49995000",
        "truths": "9998",
        "lies": "2",
        "rho": "exp(-3)",
        "alpha": "exp(3)",
        "tau": "log(2)",
        "t": "exp(2)",
        "w": "log(3)",
        "shift": "8109",
    },
    {
        "k": "1",
        "epsilon": "0x1p-3",
        "delta": "1/4",
        "delta_prime": "2/3",
        "delta_total": "99/100",
        "epsilon_prime": "0.01",
        "sigma": "0.3",
        "sensitivity": "1",
        "each": "1e-250",
        "total": "700",
        "mu": "0x1p-2",
        "mu_squared": "0.01",
        "scale": "0.3",
        "delta_budget": "1/5",
        "delta_spent": "1/7",
        "squares_spent": "1e-9",
        "mean": "0.3",
        "square": "1e-9",
        "pure": "0.03",
        "rest": "1/3",
        "count": "1",
        "truths": "1",
        "lies": "0",
        "rho": "0.5",
        "alpha": "1.01",
        "tau": "700",
        "t": "1/100",
        "w": "5",
        "shift": "0.755",
    },
)


def found():
    """Name -> function, private ones included."""
    formulas = {}
    for module in pkgutil.iter_modules(dpcert.theorems.__path__):
        loaded = importlib.import_module(f"dpcert.theorems.{module.name}")
        for name, function in vars(loaded).items():
            if inspect.isfunction(function) and function.__module__ == loaded.__name__:
                real = parameters(function).get("real")
                if real is not None and real.kind is inspect.Parameter.KEYWORD_ONLY:
                    formulas[f"{module.name}.{name}"] = (
                        one_row(function) if "rows" in parameters(function) else function
                    )
    return formulas


def parameters(formula):
    """Parameters by name."""
    return dict(inspect.signature(formula).parameters)


def one_row(formula):
    """A formula over rows as a plain function of one row's values."""
    _, *taken, _ = parameters(formula).values()
    plain = OverRows(formula, sum(parameter.annotation == "Family[V]" for parameter in taken))

    def function(*values, real, **named):
        return plain(*(values or [named[parameter.name] for parameter in taken]), real=real)

    own = [parameter.replace(kind=inspect.Parameter.POSITIONAL_OR_KEYWORD) for parameter in taken]
    function.__signature__ = inspect.Signature([*own, parameters(formula)["real"]])
    return function


FORMULAS = found()


def names(formula):
    """The parameters that are inputs."""
    return tuple(name for name in inspect.signature(formula).parameters if name != "real")


def arguments(formula, sample):
    """Exact values by parameter name."""
    return {name: read(sample[name]).exact for name in names(formula)}
