"""One elementwise question: its programs with their ranges, the exact path, and the driver over arrays.

**Guarantee.** Every element of the result is the float64 that the kernel gives for it:
either a program's error bound leaves only that one, or the kernel is asked.
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
    from dpcert.arrays.run import Stage

    Floats = NDArray[np.float64]

ERRORS: Final = ("raise", "nan")
#: For fewer elements than this the calls of a quick program cost more than they save.
MANY: Final = 16384


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
        if self.quick is None or result.size < MANY:
            return run.fill(self.careful, arguments, result, mark=mark)
        places = run.fill(self.quick, arguments, result)
        if places.size == result.size:
            return run.fill(self.careful, arguments, result, mark=mark)
        elements = inputs.pick(arguments, result.shape, places)
        rest = [inputs.read(name, values, self.kinds[name]) for name, values in elements.values.items()]
        answers = np.empty(places.size)
        left = run.fill(self.careful, rest, answers, mark=mark)
        np.put(result, places, answers)
        return places[left]

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
