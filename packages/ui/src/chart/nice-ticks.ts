/** A step of 1, 2, 2.5 or 5 times a power of ten, kept as whole numbers so that ticks are exact. */
interface Step {
  readonly factor: number;
  readonly exponent: number;
}

const multiple = ({ factor, exponent }: Step, times: number): number =>
  exponent < 0 ? (times * factor) / 10 ** -exponent : times * factor * 10 ** exponent;

/** Steps from about `least` upwards. */
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

/** Numbers that differ by less than this part of themselves are one to the eye, and nearly to a double. */
const indistinct = 1e-9;

/** Ends far enough apart for an axis: a single value gets one that begins or ends at zero. */
function spread(min: number, max: number): readonly [low: number, high: number] {
  const [low, high] = min < max ? [min, max] : [max, min];
  const size = Math.max(-low, high);
  if (size < 1e-280) return [low < 0 ? -1 : 0, low < 0 && high <= 0 ? 0 : 1];
  if (high - low > size * indistinct) return [low, high];
  return low > 0 ? [0, high] : [low, 0];
}

/**
 * Round numbers that cover a range, at most so many, evenly apart and rising.
 *
 * `most` is 3 at least, because an axis through zero needs an end on either side. With `isWhole` all are
 * whole numbers, as counts need. For values up to 1e300.
 */
export function niceTicks(min: number, max: number, most = 5, isWhole = false): readonly number[] {
  const [low, high] = spread(min, max);
  const room = Math.max(3, Math.floor(most));
  for (const step of stepsFrom(Math.max((high - low) / (room - 1), isWhole ? 1 : 0), isWhole)) {
    const size = multiple(step, 1);
    let first = Math.floor(low / size);
    let last = Math.ceil(high / size);
    // A division may round to the wrong side of a whole number.
    while (multiple(step, first) > low) first -= 1;
    while (multiple(step, last) < high) last += 1;
    if (last - first < room) {
      return Array.from({ length: last - first + 1 }, (_, at) => multiple(step, first + at) + 0);
    }
  }
  return [];
}
