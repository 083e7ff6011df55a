"""One elementwise question: a program with its range, the exact path, and the driver over arrays.

**Guarantee.** Every element of the result is the float64 that the kernel gives for it:
either the program's error bound leaves only that one, or the kernel is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from dpcert.arrays import environment, inputs, run
from dpcert.errors import InvalidInput, OutsideTheorem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from dpcert.arrays.inputs import Argument, Elements, Kind
    from dpcert.arrays.record import Program

    Floats = NDArray[np.float64]

ERRORS: Final = ("raise", "nan")


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a theorem, elementwise."""

    title: str
    kinds: Mapping[str, Kind]
    program: Program
    #: Inputs for which the program's error is proved, from least to most.
    ranges: Mapping[str, tuple[float, float]]
    #: The answer for Python numbers, by the kernel; OutsideTheorem where a condition between them fails.
    exact: Callable[..., float]
    #: Makes further inputs of the program out of the arguments of a chunk, untrusted.
    guess: Callable[[Mapping[str, Floats]], Mapping[str, Floats]] | None = None

    def __call__(self, errors: str, **values: object) -> Any:  # noqa: ANN401  (numpy's scalars and arrays)
        """The answers, in the broadcast shape."""
        if errors not in ERRORS:
            raise InvalidInput(f'errors must be "raise" or "nan", got {errors!r}')
        environment.check()
        arguments = [inputs.read(name, value, self.kinds[name]) for name, value in values.items()]
        result = np.empty(inputs.shape_of(arguments))
        with np.errstate(all="ignore"):
            places = run.fill(self.program, self.ranges, arguments, result, guess=self.guess, mark=errors == "nan")
            if places.size:
                self._decide(result, arguments, inputs.pick(arguments, result.shape, places), errors)
        return result[()]

    def _decide(self, result: Floats, arguments: list[Argument], elements: Elements, errors: str) -> None:
        """Answer what the program did not: invalid elements as `errors` says, the others by the kernel."""
        invalid = inputs.invalid(arguments, elements)
        if errors == "raise" and invalid.any():
            inputs.refuse(self.title, arguments, elements, int(np.argmax(invalid)))
        answers = np.full(elements.places.shape, np.nan)
        for i in np.flatnonzero(~invalid).tolist():
            try:
                answers[i] = self.exact(**elements.numbers(i))
            except OutsideTheorem as error:
                if errors == "raise":
                    raise OutsideTheorem(f"{error}{inputs.located(elements.position(i))}") from None
        np.put(result, elements.places, answers)
