"""The generator: the same numbers everywhere, forever; records of seeds depend on it."""

from __future__ import annotations

import pickle
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

import rockfall
from rockfall.core.rng import Rng

# The first numbers of some seeds. To change them is to change every seeded match there is.
PINNED = {
    (0,): [3159920838, 2143171353, 1817312964, 4093578756, 1165646077, 1697552232],
    (7, "chance"): [410965369, 3520056345, 2972075390, 777965620, 3189534551, 2351668948],
}

# The 0.999 quantiles of the chi-square distribution, by degrees of freedom.
CHI_SQUARE_999 = {1: 10.828, 5: 20.515, 9: 27.877, 51: 87.968}


def reference(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """sfc32 as its author gives it, on numbers without limit."""
    numbers = []
    for _ in range(count):
        number = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, (((c << 21) | (c >> 11)) % 2**32 + number) % 2**32
        numbers.append(number)
    return numbers


def interpreted() -> ModuleType:
    """The module's source, whether or not the compiled one is in use."""
    path = Path(rockfall.__file__).parent / "core" / "rng.py"
    loader = SourceFileLoader("interpreted_rng", str(path))
    spec = spec_from_loader("interpreted_rng", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(("parts", "numbers"), PINNED.items())
def test_the_first_numbers_never_change(parts: tuple[object, ...], numbers: list[int]) -> None:
    rng = Rng.seeded(*parts)
    assert [rng.next() for _ in numbers] == numbers


@pytest.mark.parametrize("words", [(1, 2, 3, 1), (0, 0, 0, 0), (2**32 - 1,) * 4])
def test_it_is_sfc32(words: tuple[int, int, int, int]) -> None:
    rng = Rng(*words)
    assert [rng.next() for _ in range(200)] == reference(*words, 200)


def test_source_and_loaded_module_give_the_same_numbers() -> None:
    other = interpreted().Rng.seeded("both", 1)
    rng = Rng.seeded("both", 1)
    assert [(rng.next(), rng.below(1000), rng.random()) for _ in range(500)] == [
        (other.next(), other.below(1000), other.random()) for _ in range(500)
    ]
    assert rng.words() == other.words()


def test_parts_of_a_seed_are_kept_apart() -> None:
    seeds: list[tuple[object, ...]] = [
        (),
        (1,),
        (11,),
        (1, 1),
        ("1", ""),
        (1, "seat 0"),
        (1, "seat 1"),
        (1.0,),
        (True,),
    ]
    firsts = {Rng.seeded(*parts).next() for parts in seeds}
    assert len(firsts) == len(seeds)


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.seeded(5)
    twin = rng.copy()
    ahead = [twin.next() for _ in range(10)]
    assert rng.words() != twin.words()
    assert [rng.next() for _ in range(10)] == ahead


def test_words_and_pickles_restore_it() -> None:
    rng = Rng.seeded(5)
    rng.next()
    restored, unpickled = Rng(*rng.words()), pickle.loads(pickle.dumps(rng))
    assert all(0 <= word < 2**32 for word in rng.words())
    expected = [rng.next() for _ in range(10)]
    assert [restored.next() for _ in range(10)] == expected
    assert [unpickled.next() for _ in range(10)] == expected


@pytest.mark.parametrize("n", [1, 2, 3, 2**31 - 1])
def test_below_stays_below(n: int) -> None:
    rng = Rng.seeded("below", n)
    numbers = [rng.below(n) for _ in range(1000)]
    assert 0 <= min(numbers) <= max(numbers) < n


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


@pytest.mark.parametrize("n", [2, 6, 10, 52])
def test_below_is_uniform(n: int) -> None:
    rng = Rng.seeded("uniform", n)
    counts = [0] * n
    for _ in range(1000 * n):
        counts[rng.below(n)] += 1
    assert chi_square(counts) < CHI_SQUARE_999[n - 1]


def test_random_is_uniform_in_the_unit_interval() -> None:
    rng = Rng.seeded("random")
    numbers = [rng.random() for _ in range(10_000)]
    assert 0 <= min(numbers) <= max(numbers) < 1
    counts = [sum(int(10 * number) == tenth for number in numbers) for tenth in range(10)]
    assert chi_square(counts) < CHI_SQUARE_999[9]


def test_neighbouring_seeds_are_unrelated() -> None:
    counts = [0] * 10
    for seed in range(10_000):
        counts[Rng.seeded(seed).below(10)] += 1
    assert chi_square(counts) < CHI_SQUARE_999[9]
