/** A step of 1, 2, 2.5 or 5 times a power of ten. Integer fields keep the ticks exact. */
interface Step {
  readonly factor: number;
  readonly exponent: number;
}

const multiple = ({ factor, exponent }: Step, times: number): number =>
  exponent < 0 ? (times * factor) / 10 ** -exponent : times * factor * 10 ** exponent;

/** Yields the round steps that are at least `minStep`, in ascending order. */
function* stepsFrom(least: number, isWhole: boolean): Generator<Step, never> {
  for (let power = Math.floor(Math.log10(least)); ; power += 1) {
    const steps: readonly Step[] = [
      { factor: 1, exponent: power },
      { factor: 2, exponent: power },
      { factor: 25, exponent: power - 1 },
      { factor: 5, exponent: power },
    ];
    for (const step of steps) {
      if (multiple(step, 1) < least || (isWhole && !Number.isInteger(multiple(step, 1)))) continue;
      yield step;
    }
  }
}

/** Relative difference below which two values count as equal. It is close to double precision. */
const indistinct = 1e-9;

/** Widens a range that is too small for an axis. The range of a single value starts or ends at zero. */
function spread(min: number, max: number): readonly [low: number, high: number] {
  const [low, high] = min < max ? [min, max] : [max, min];
  const size = Math.max(-low, high);
  if (size < 1e-280) return [low < 0 ? -1 : 0, low < 0 && high <= 0 ? 0 : 1];
  if (high - low > size * indistinct) return [low, high];
  return low > 0 ? [0, high] : [low, 0];
}

/**
 * Returns evenly spaced round numbers that cover a range, in ascending order. Supports values up to 1e300.
 * @param maxCount Maximum number of ticks. At least 3, because an axis through zero needs an end on either
 * side.
 * @param isWhole Returns only whole numbers, for counts.
 */
export function niceTicks(min: number, max: number, most = 5, isWhole = false): readonly number[] {
  const [low, high] = spread(min, max);
  const room = Math.max(3, Math.floor(most));
  for (const step of stepsFrom(Math.max((high - low) / (room - 1), isWhole ? 1 : 0), isWhole)) {
    const size = multiple(step, 1);
    let first = Math.floor(low / size);
    let last = Math.ceil(high / size);
    // Division may round to the wrong side of a whole number.
    while (multiple(step, first) > low) first -= 1;
    while (multiple(step, last) < high) last += 1;
    if (last - first < room) {
      return Array.from({ length: last - first + 1 }, (_, at) => multiple(step, first + at) + 0);
    }
  }
  return [];
}
