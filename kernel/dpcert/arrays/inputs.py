"""Reads numpy arguments exactly, and says where one is not what its parameter must be.

Integers and floats of at most 64 bits are taken as the numbers that they hold. What
numpy would have to guess about (objects, texts, truth values, masks, long doubles,
complex numbers) is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Never

import numpy as np

from dpcert.errors import InvalidInput, OutsideTheorem

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Mask = NDArray[np.bool_]
    Index = tuple[int, ...]

#: Every integer up to here is a float64.
_EXACT_INTEGERS: Final = 1 << 53
#: Stands for an integer that is perhaps no float64: outside every fast range, so the exact path reads the integer.
_LARGE: Final = 1e300


class Kind(NamedTuple):
    """What a parameter must be: words with the parameter's name in braces, and the test of finite numbers."""

    words: str
    test: Callable[[NDArray[Any]], Mask]
    whole: bool = False


COUNT: Final = Kind("{0} >= 1", lambda x: x >= 1, whole=True)
NONNEGATIVE: Final = Kind("{0} >= 0", lambda x: x >= 0)
POSITIVE: Final = Kind("{0} > 0", lambda x: x > 0)
PROBABILITY: Final = Kind("0 < {0} < 1", lambda x: (x > 0) & (x < 1))
BELOW_ONE: Final = Kind("0 <= {0} < 1", lambda x: (x >= 0) & (x < 1))


class Argument(NamedTuple):
    """One argument: as given, and as numbers of which the program may read the float64s."""

    name: str
    kind: Kind
    given: NDArray[Any]
    numbers: NDArray[Any]


def read(name: str, value: object, kind: Kind) -> Argument:
    """Read one argument; its elements are not judged yet."""
    given = _as_array(name, value)
    numbers = given
    if given.dtype.kind in "iu" and given.dtype.itemsize == 8 and given.size and int(given.max()) > _EXACT_INTEGERS:
        numbers = np.where(given > _EXACT_INTEGERS, _LARGE, given.astype(np.float64))
    return Argument(name, kind, given, numbers)


def _as_array(name: str, value: object) -> NDArray[Any]:
    if isinstance(value, np.ma.MaskedArray):
        raise InvalidInput(f"{name} is a masked array; fill it first, for example with {name}.filled(...)")
    if isinstance(value, int) and not isinstance(value, bool) and value > np.iinfo(np.uint64).max:
        value = _large_integer(name, value)
    try:
        given = np.asarray(value)
    except (ValueError, TypeError, OverflowError) as error:
        raise InvalidInput(f"{name} cannot be read as an array of numbers: {error}") from error
    if given.dtype.kind not in "iuf" or given.dtype.itemsize > 8:
        raise InvalidInput(
            f"{name} must be an array of integers or of floats of at most 64 bits, got dtype {given.dtype}; "
            "single exact values such as fractions and texts are what dpcert's scalar functions take"
        )
    return given


def _large_integer(name: str, value: int) -> float:
    try:
        number = float(value)
    except OverflowError:
        number = np.inf
    if not np.isfinite(number) or int(number) != value:
        raise InvalidInput(f"{name} is an integer beyond 64 bits that is no float64; dpcert's scalar functions take it")
    return number


def shape_of(arguments: Sequence[Argument]) -> tuple[int, ...]:
    """The shape of the result."""
    try:
        return np.broadcast_shapes(*[argument.given.shape for argument in arguments])
    except ValueError as error:
        shapes = ", ".join(f"{argument.name} {argument.given.shape}" for argument in arguments)
        raise InvalidInput(f"these shapes do not broadcast: {shapes}") from error


class Elements(NamedTuple):
    """Some elements of the broadcast arguments, in order: their flat places and their values."""

    shape: tuple[int, ...]
    places: NDArray[np.intp]
    values: dict[str, NDArray[Any]]

    def position(self, i: int) -> Index:
        """The index of an element in the broadcast shape."""
        return tuple(int(part) for part in np.unravel_index(self.places[i], self.shape)) if self.shape else ()

    def numbers(self, i: int) -> dict[str, int | float]:
        """The values of an element as Python numbers, exactly."""
        return {name: values[i].item() for name, values in self.values.items()}


def pick(arguments: Sequence[Argument], shape: tuple[int, ...], places: NDArray[np.intp]) -> Elements:
    """The elements at flat places."""
    # A single number has no index: it is the only element of one axis.
    spread = shape or (1,)
    index = np.unravel_index(places, spread)
    values = {argument.name: np.broadcast_to(argument.given, spread)[index] for argument in arguments}
    return Elements(shape, places, values)


def invalid(arguments: Sequence[Argument], elements: Elements) -> Mask:
    """Which elements hold something that is not of its parameter's kind."""
    result = np.zeros(elements.places.shape, np.bool_)
    for argument in arguments:
        values = elements.values[argument.name]
        result |= _unreadable(argument.kind, values) | ~argument.kind.test(values)
    return result


def refuse(title: str, arguments: Sequence[Argument], elements: Elements, i: int) -> Never:
    """Raise for an element that is invalid, naming the argument, its value and its index."""
    where = located(elements.position(i))
    for argument in arguments:
        values = elements.values[argument.name][i : i + 1]
        if _unreadable(argument.kind, values)[0]:
            wanted = "an integer" if argument.kind.whole and np.isfinite(values[0]) else "a finite number"
            raise InvalidInput(f"{argument.name} must be {wanted}, got {values[0].item()}{where}")
        if not argument.kind.test(values)[0]:
            words = argument.kind.words.format(argument.name)
            raise OutsideTheorem(f"{title} needs {words}, got {argument.name} = {values[0].item()}{where}")
    raise InvalidInput(f"an element is invalid{where}")


def located(index: Index) -> str:
    """Words for an index; none for a single number."""
    return f" at index {index}" if index else ""


def _unreadable(kind: Kind, values: NDArray[Any]) -> Mask:
    """Where values are not finite, or not integers where they have to be."""
    readable = np.isfinite(values)
    if kind.whole:
        readable &= np.floor(values) == values
    result: Mask = ~readable
    return result
