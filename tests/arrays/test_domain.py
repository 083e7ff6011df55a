"""Everything a float64 or an integer array can hold, and what numpy users expect."""

import math

import numpy as np
import pytest

from dpcert import InvalidInput, OutsideTheorem, arrays
from dpcert import advanced_composition as scalar
from dpcert.arrays import advanced_composition, basic_composition, corollary_3_21, gaussian_mechanism, zero_concentrated

FINE = {"k": 10, "epsilon": 0.1, "delta_prime": 1e-6}
VALUE = float(scalar.epsilon_prime(**FINE))

OUTSIDE = [
    ("k", 0, "k >= 1, got k = 0"),
    ("k", -3, "k >= 1, got k = -3"),
    ("epsilon", -0.1, "epsilon >= 0, got epsilon = -0.1"),
    ("epsilon", -5e-324, "epsilon >= 0, got epsilon = -5e-324"),
    ("delta_prime", 0.0, "0 < delta_prime < 1, got delta_prime = 0.0"),
    ("delta_prime", 1.0, "0 < delta_prime < 1, got delta_prime = 1.0"),
    ("delta_prime", 1 + 2**-52, "0 < delta_prime < 1"),
    ("delta_prime", -1e-300, "0 < delta_prime < 1"),
]
UNREADABLE = [
    ("k", 2.5, "k must be an integer, got 2.5"),
    ("k", math.nan, "k must be a finite number, got nan"),
    ("k", math.inf, "k must be a finite number, got inf"),
    ("epsilon", math.nan, "epsilon must be a finite number, got nan"),
    ("epsilon", math.inf, "epsilon must be a finite number, got inf"),
    ("epsilon", -math.inf, "epsilon must be a finite number, got -inf"),
    ("delta_prime", math.nan, "delta_prime must be a finite number, got nan"),
]


def with_one(name, value):
    """Five elements, the fourth of which is at fault."""
    arguments = {n: np.full(5, x, dtype=float) for n, x in FINE.items()}
    arguments[name][3] = value
    return arguments


@pytest.mark.parametrize(("name", "value", "words"), OUTSIDE)
def test_a_number_outside_the_theorem_is_refused_with_its_index(name, value, words):
    """The default; the first index counts."""
    with pytest.raises(OutsideTheorem, match=r"at index \(3,\)") as caught:
        advanced_composition.epsilon_prime(**with_one(name, value))
    assert words in str(caught.value)
    with pytest.raises(OutsideTheorem) as caught:
        advanced_composition.epsilon_prime(**FINE | {name: value})
    assert "index" not in str(caught.value)


@pytest.mark.parametrize(("name", "value", "words"), UNREADABLE)
def test_what_is_no_number_is_invalid(name, value, words):
    """NaN, the infinities, fractions of a mechanism."""
    with pytest.raises(InvalidInput, match=r"at index \(3,\)") as caught:
        advanced_composition.epsilon_prime(**with_one(name, value))
    assert words in str(caught.value)


@pytest.mark.parametrize(("name", "value", "words"), OUTSIDE + UNREADABLE)
def test_errors_nan_marks_the_element_and_answers_the_others(name, value, words):
    """One NaN, four values."""
    values = advanced_composition.epsilon_prime(**with_one(name, value), errors="nan")
    assert np.delete(values, 3).tolist() == [VALUE, VALUE, VALUE, VALUE]
    assert np.isnan(values[3]), words


def test_the_first_index_is_the_first_in_c_order():
    """Across arguments, in the broadcast shape."""
    k = np.array([[1], [0]])
    delta = np.array([0.1, 0.2, 2.0])
    with pytest.raises(OutsideTheorem, match=r"delta_prime = 2.0 at index \(0, 2\)"):
        advanced_composition.epsilon_prime(k=k, epsilon=0.1, delta_prime=delta)
    with pytest.raises(OutsideTheorem, match=r"k = 0 at index \(1, 0\)"):
        advanced_composition.epsilon_prime(k=k, epsilon=0.1, delta_prime=delta[:2])


def test_errors_takes_two_words():
    """Anything else is a mistake."""
    with pytest.raises(InvalidInput, match='"raise" or "nan"'):
        advanced_composition.epsilon_prime(**FINE, errors="ignore")


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("epsilon", np.array([0.1], dtype=object), "dtype object"),
        ("epsilon", ["0.1", "1/10"], "dtype <U4"),
        ("epsilon", np.array([True]), "dtype bool"),
        ("epsilon", np.array([0.1 + 0j]), "dtype complex128"),
        ("k", np.array(["2020-01-01"], dtype="datetime64[D]"), "dtype datetime64"),
        ("epsilon", np.ma.masked_array([0.1, 0.2], [False, True]), "masked array"),
        ("epsilon", [[0.1], [0.1, 0.2]], "cannot be read"),
        ("epsilon", None, "dtype object"),
        ("k", 2**64 + 1, "beyond 64 bits"),
        ("k", 10**400, "beyond 64 bits"),
    ],
)
def test_what_numpy_would_have_to_guess_about_is_refused(name, value, words):
    """Clearly, by name."""
    with pytest.raises(InvalidInput, match=name) as caught:
        advanced_composition.epsilon_prime(**FINE | {name: value})
    assert words in str(caught.value)


@pytest.mark.skipif(np.dtype(np.longdouble).itemsize == 8, reason="long double is double here")
def test_long_doubles_are_refused():
    """They would lose digits."""
    with pytest.raises(InvalidInput, match="at most 64 bits"):
        advanced_composition.epsilon_prime(**FINE | {"epsilon": np.array([0.1], dtype=np.longdouble)})


def test_shapes_that_do_not_broadcast_are_named():
    """All of them."""
    with pytest.raises(InvalidInput, match=r"k \(2,\), epsilon \(3,\), delta_prime \(\)"):
        advanced_composition.epsilon_prime(k=[1, 2], epsilon=[0.1, 0.1, 0.1], delta_prime=0.1)


def test_a_single_number_gives_a_single_number():
    """As numpy's functions do, also from a 0-d array."""
    value = advanced_composition.epsilon_prime(**FINE)
    assert type(value) is np.float64
    assert value == VALUE
    value = advanced_composition.epsilon_prime(**{name: np.array(x) for name, x in FINE.items()})
    assert type(value) is np.float64
    assert advanced_composition.epsilon_prime(**FINE | {"k": [10]}).shape == (1,)


@pytest.mark.parametrize("shape", [(0,), (3, 0), (0, 5)])
def test_empty_arrays_give_empty_arrays(shape):
    """Of the broadcast shape."""
    values = advanced_composition.epsilon_prime(**FINE | {"epsilon": np.empty(shape)})
    assert values.shape == shape
    assert values.dtype == np.float64


def test_layout_does_not_matter():
    """Strides, Fortran order, broadcasting, byte order, read-only: the same elements, inputs untouched."""
    rng = np.random.default_rng(3)
    epsilon = rng.uniform(0.01, 1, (40, 30))
    k, delta = np.arange(1, 31), np.array([[1e-6]])
    expected = [
        [float(advanced_composition.epsilon_prime(k=k[j], epsilon=epsilon[i, j], delta_prime=1e-6)) for j in range(30)]
        for i in range(40)
    ]
    frozen = epsilon.copy()
    frozen.flags.writeable = False
    big = np.zeros((80, 60))
    big[::2, ::2] = epsilon
    for layout in (
        epsilon,
        np.asfortranarray(epsilon),
        big[::2, ::2],
        frozen,
        epsilon.astype(">f8"),
        epsilon[::-1][::-1],
    ):
        before = layout.tobytes()
        assert advanced_composition.epsilon_prime(k=k, epsilon=layout, delta_prime=delta).tolist() == expected
        assert layout.tobytes() == before


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_short_floats_are_the_numbers_that_they_hold(dtype):
    """A float32 is widened, never rounded."""
    epsilon = np.array([0.1, 0.7], dtype=dtype)
    expected = [float(scalar.epsilon_prime(k=7, epsilon=float(x), delta_prime=0.125)) for x in epsilon]
    assert advanced_composition.epsilon_prime(k=7, epsilon=epsilon, delta_prime=0.125).tolist() == expected


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64, np.uint64])
def test_integers_of_every_width_are_counts(dtype):
    """The largest of each too, though a float64 does not hold the largest of 64 bits."""
    k = np.array([1, 100, np.iinfo(dtype).max], dtype=dtype)
    expected = [float(scalar.epsilon_prime(k=int(n), epsilon=0.25, delta_prime=0.125)) for n in k]
    assert advanced_composition.epsilon_prime(k=k, epsilon=0.25, delta_prime=0.125).tolist() == expected


@pytest.mark.parametrize("k", [2**53 + 1, 2**62 + 1, 2**63 - 1, 2**64 - 1, 2**60, 10.0**300, 2**200])
def test_large_counts_are_taken_exactly(k):
    """2^53 + 1 is not 2^53, and 1e300 is an integer."""
    epsilon = 1e-9 if k < 10**100 else 1e-250
    expected = float(scalar.epsilon_prime(k=int(k), epsilon=epsilon, delta_prime=0.125))
    assert advanced_composition.epsilon_prime(k=k, epsilon=epsilon, delta_prime=0.125) == expected
    assert basic_composition.epsilon_prime(k=k, epsilon=0.75) > 0.75 * float(k) - float(k) * 2**-52


def test_two_to_the_53_plus_one_is_told_from_two_to_the_53():
    """In an array of integers, by the product rounded up."""
    k = np.array([2**53, 2**53 + 1])
    assert basic_composition.epsilon_prime(k=k, epsilon=1).tolist() == [2.0**53, 2.0**53 + 2]


@pytest.mark.parametrize(
    ("epsilon", "delta_prime"),
    [
        (0.0, 0.5),
        (5e-324, 0.5),
        (5e-324, 1 - 2**-53),
        (2**-1022, 5e-324),
        (2**-200, 2**-1022),
        (2**-200 * (1 - 2**-53), 2**-1074),
        (8.0, 0.5),
        (8.0 + 2**-49, 0.5),
        (700.0, 1e-6),
        (710.0, 1e-6),
        (1e308, 1e-6),
    ],
)
@pytest.mark.parametrize("k", [1, 1000, 2**60, 2**60 + 2**8])
def test_the_ends_of_every_range_are_answered_as_the_scalar_function_does(k, epsilon, delta_prime):
    """Zero, subnormal numbers, the ends of the program's ranges, overflow to inf."""
    expected = float(scalar.epsilon_prime(k=k, epsilon=epsilon, delta_prime=delta_prime))
    values = advanced_composition.epsilon_prime(k=[k, 3], epsilon=[epsilon, 0.5], delta_prime=[delta_prime, 0.5])
    assert values[0] == expected


def test_targets_of_every_size_are_turned_round():
    """Zero, subnormal, and the largest float64."""
    targets = [0.0, 5e-324, 1e-310, 1e-70, 1e-60, 1.0, 1e6, 1e40, 1e300, 1.7976931348623157e308]
    for delta_prime in (5e-324, 1e-6, 1 - 2**-53):
        for k in (1, 10**6):
            expected = [float(scalar.largest_epsilon(k=k, epsilon_prime=t, delta_prime=delta_prime)) for t in targets]
            values = advanced_composition.largest_epsilon(k=k, epsilon_prime=targets, delta_prime=delta_prime)
            assert values.tolist() == expected


def test_conditions_between_arguments_are_decided():
    """Corollary 3.21's, epsilon < 1 of Theorem 3.22, k delta < 1."""
    k, target, delta = np.array([1, 1, 10**6]), 0.9, np.array([0.75, 0.01, 0.01])
    with pytest.raises(OutsideTheorem, match=r"Corollary 3.21 needs e\^epsilon - 1 .* at index \(0,\)"):
        corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=delta)
    values = corollary_3_21.largest_epsilon(k=k, epsilon_prime=target, delta_prime=delta, errors="nan")
    assert np.isnan(values).tolist() == [True, False, False]
    assert np.isnan(
        corollary_3_21.largest_epsilon(k=1, epsilon_prime=[1e40, 500.0], delta_prime=0.5, errors="nan")
    ).all()
    with pytest.raises(OutsideTheorem, match="sqrt"):
        gaussian_mechanism.smallest_epsilon(sigma=[9.0, 1.0], delta=1e-6)
    values = gaussian_mechanism.smallest_epsilon(sigma=[9.0, 1.0], delta=1e-6, errors="nan")
    assert np.isnan(values).tolist() == [False, True]
    with pytest.raises(OutsideTheorem, match=r"k\*delta < 1"):
        basic_composition.delta_total(k=[3, 4], delta=0.25)
    assert np.isnan(basic_composition.delta_total(k=[3, 4, 5], delta=0.25, errors="nan")).tolist() == [
        False,
        True,
        True,
    ]
    assert basic_composition.delta_total(k=3, delta=0.0) == 0


def test_the_condition_of_the_corollary_is_the_scalar_functions():
    """Around its threshold, where the program leaves it to the kernel."""
    from dpcert import corollary_3_21 as scalar_corollary

    for delta in np.linspace(0.3, 0.9, 40).tolist():
        value = corollary_3_21.largest_epsilon(k=1, epsilon_prime=0.9, delta_prime=delta, errors="nan")
        try:
            expected = float(scalar_corollary.largest_epsilon(k=1, epsilon_prime=0.9, delta_prime=delta))
        except OutsideTheorem:
            assert np.isnan(value)
        else:
            assert value == expected


def test_zero_is_zero():
    """rho = 0, epsilon = 0, k epsilon = 0."""
    assert zero_concentrated.epsilon_prime_bun_steinke(rho=[0.0, 0.0], delta=0.5).tolist() == [0, 0]
    assert advanced_composition.epsilon_prime(k=[1, 2], epsilon=0, delta_prime=0.5).tolist() == [0, 0]
    assert basic_composition.epsilon_prime(k=5, epsilon=[0.0]).tolist() == [0]
    assert basic_composition.largest_epsilon(k=5, epsilon_prime=[0.0]).tolist() == [0]


def test_numpys_error_settings_do_not_matter():
    """Where a user made every floating-point event an error, nothing is raised and nothing changes."""
    with np.errstate(all="raise"):
        values = advanced_composition.epsilon_prime(k=[1, 2], epsilon=[5e-324, 1e308], delta_prime=[1e-310, 0.5])
        assert advanced_composition.largest_epsilon(k=3, epsilon_prime=[1e-320, 1.0], delta_prime=0.5)[1] > 0
    assert values[1] == math.inf


def test_every_function_is_reached_from_the_package():
    """The modules mirror the scalar ones."""
    for name in arrays.__all__:
        assert getattr(arrays, name).__name__ == f"dpcert.arrays.{name}"
