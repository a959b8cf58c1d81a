/** A step of 1, 2, 2.5 or 5 times a power of ten. Integers avoid the rounding errors of a fractional step. */
interface Step {
  readonly factor: number;
  readonly exponent: number;
}

const stepMultiple = ({ factor, exponent }: Step, times: number): number =>
  exponent < 0 ? (times * factor) / 10 ** -exponent : times * factor * 10 ** exponent;

/** Yields the round steps that are at least `minStep`, in ascending order. */
function* stepsFrom(minStep: number, isWhole: boolean): Generator<Step, never> {
  for (let power = Math.floor(Math.log10(minStep)); ; power += 1) {
    const steps: readonly Step[] = [
      { factor: 1, exponent: power },
      { factor: 2, exponent: power },
      { factor: 25, exponent: power - 1 },
      { factor: 5, exponent: power },
    ];
    for (const step of steps) {
      if (stepMultiple(step, 1) < minStep || (isWhole && !Number.isInteger(stepMultiple(step, 1)))) continue;
      yield step;
    }
  }
}

/** Relative difference below which two values count as equal, close to double precision. */
const minRelativeSpan = 1e-9;

/** Widens a range that is too small for an axis. Extends the range of a single value to zero. */
function widenRange(min: number, max: number): readonly [low: number, high: number] {
  const [low, high] = min < max ? [min, max] : [max, min];
  const size = Math.max(-low, high);
  if (size < 1e-280) return [low < 0 ? -1 : 0, low < 0 && high <= 0 ? 0 : 1];
  if (high - low > size * minRelativeSpan) return [low, high];
  return low > 0 ? [0, high] : [low, 0];
}

/**
 * Returns evenly spaced round numbers that cover a range, in ascending order. Supports values up to 1e300.
 * @param maxCount Maximum number of ticks. Values below 3 count as 3, because an axis through zero needs an
 * end on both sides.
 * @param isWhole Returns only whole numbers, for counts.
 */
export function niceTicks(min: number, max: number, maxCount = 5, isWhole = false): readonly number[] {
  const [low, high] = widenRange(min, max);
  const countLimit = Math.max(3, Math.floor(maxCount));
  for (const step of stepsFrom(Math.max((high - low) / (countLimit - 1), isWhole ? 1 : 0), isWhole)) {
    const size = stepMultiple(step, 1);
    let first = Math.floor(low / size);
    let last = Math.ceil(high / size);
    // Division may round to the wrong side of a whole number.
    while (stepMultiple(step, first) > low) first -= 1;
    while (stepMultiple(step, last) < high) last += 1;
    if (last - first < countLimit) {
      return Array.from({ length: last - first + 1 }, (_, offset) => stepMultiple(step, first + offset) + 0);
    }
  }
  return [];
}
