"""One elementwise question: its programs with their ranges, the exact path, and the driver over arrays.

**Guarantee.** Every element of the result is the float64 that the kernel gives for it:
either a program's error bound leaves only that one, or the kernel is asked.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from dpcert.arrays import environment, inputs, run
from dpcert.errors import InvalidInput, OutsideTheorem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from dpcert.arrays.inputs import Argument, Elements, Kind
    from dpcert.arrays.run import Stage

    Floats = NDArray[np.float64]

ERRORS: Final = ("raise", "nan")
#: For fewer elements than this the calls of a quick program cost more than they save.
MANY: Final = 32768
#: So many elements tell whether a quick program is of use: it is while it knows all but an eighth of them.
_SAMPLE: Final = 64
_MOST_LEFT: Final = _SAMPLE // 8
#: Multiples of the golden ratio, modulo 1, are spread evenly, and keep no step with any pattern.
_SPREAD: Final = np.arange(_SAMPLE) * (5**0.5 - 1) / 2 % 1


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a theorem, elementwise."""

    title: str
    kinds: Mapping[str, Kind]
    #: Answers nearly everything.
    careful: Stage
    #: The answer for Python numbers, by the kernel; OutsideTheorem where a condition between them fails.
    exact: Callable[..., float]
    #: Answers most of what is not out of the ordinary, in less time; what it leaves, the careful stage is asked.
    quick: Stage | None = None
    #: The answer, where the kernel proves in less time than `exact` takes that it is next to a program's; else None.
    beside: Callable[..., float | None] | None = None

    def __call__(self, errors: str, **values: object) -> Any:  # noqa: ANN401  (numpy's scalars and arrays)
        """The answers, in the broadcast shape."""
        if errors not in ERRORS:
            raise InvalidInput(f'errors must be "raise" or "nan", got {errors!r}')
        environment.check()
        arguments = [inputs.read(name, value, self.kinds[name]) for name, value in values.items()]
        result = np.empty(inputs.shape_of(arguments))
        with np.errstate(all="ignore"):
            places = self._fill(arguments, result, mark=errors == "nan")
            if places.size:
                self._decide(result, arguments, inputs.pick(arguments, result.shape, places), errors)
        return result[()]

    def _fill(self, arguments: list[Argument], result: Floats, *, mark: bool) -> NDArray[np.intp]:
        """Answer what the programs know; the flat places that are left."""
        if self.quick is None or result.size < MANY or not self._of_use(self.quick, arguments, result.shape):
            return run.fill(self.careful, arguments, result, mark=mark)
        places = run.fill(self.quick, arguments, result)
        answers = np.empty(places.size)
        # These are places among the places.
        left = run.fill(self.careful, self._at(arguments, result.shape, places), answers, mark=mark)
        np.put(result, places, answers)
        return places[left]

    def _of_use(self, quick: Stage, arguments: list[Argument], shape: tuple[int, ...]) -> bool:
        """Whether the quick program knows most of a sample."""
        places = (_SPREAD * math.prod(shape)).astype(np.intp)
        return run.fill(quick, self._at(arguments, shape, places), np.empty(_SAMPLE)).size <= _MOST_LEFT

    def _at(self, arguments: list[Argument], shape: tuple[int, ...], places: NDArray[np.intp]) -> list[Argument]:
        """The arguments at flat places."""
        values = inputs.pick(arguments, shape, places).values
        return [inputs.read(name, column, self.kinds[name]) for name, column in values.items()]

    def _decide(self, result: Floats, arguments: list[Argument], elements: Elements, errors: str) -> None:
        """Answer what the program did not: invalid elements as `errors` says, the others by the kernel."""
        invalid = inputs.invalid(arguments, elements)
        if errors == "raise" and invalid.any():
            inputs.refuse(self.title, arguments, elements, int(np.argmax(invalid)))
        near = result.flat[elements.places]
        answers = np.full(elements.places.shape, np.nan)
        for i in np.flatnonzero(~invalid).tolist():
            try:
                answers[i] = self._by_the_kernel(float(near[i]), elements.numbers(i))
            except OutsideTheorem as error:
                if errors == "raise":
                    raise OutsideTheorem(f"{error}{inputs.located(elements.position(i))}") from None
        np.put(result, elements.places, answers)

    def _by_the_kernel(self, near: float, numbers: dict[str, int | float]) -> float:
        found = self.beside(near, **numbers) if self.beside is not None else None
        return self.exact(**numbers) if found is None else found
