/** The measurements of one run, keyed by metric, such as `cpu`. Smaller values are better. */
export type Measurements = Readonly<Record<string, number>>;

/** The maximum ratio between the subject and the baseline for one metric. */
export interface Goal {
  readonly metric: string;
  readonly unit: 'kB' | 'B' | 'ms' | 'µs';
  /** Maximum ratio of the subject's value to the baseline's value. */
  readonly limit: number;
}

/** A subject and a baseline, measured alternately on the same machine and at about the same time. */
export interface Comparison {
  readonly name: string;
  /** Text of the size column, such as `2000 @ 1000/s`. */
  readonly size: string;
  /** Runs the subject once. Throws a `WrongResultError` if its result is incorrect. */
  subject(): Promise<Measurements>;
  /** Runs the baseline once. */
  baseline(): Promise<Measurements>;
  readonly goals: readonly Goal[];
  /** Number of runs of each side. A deterministic metric, such as a file size, needs one. */
  readonly rounds?: number;
}

/** Thrown when a run produces an incorrect result, which makes its measurements meaningless. */
export class WrongResultError extends Error {}

/** Thrown when the baseline cannot be measured, so no ratio exists. */
export class MissingBaselineError extends Error {}

export interface ResultRow {
  readonly name: string;
  readonly size: string;
  readonly goal: Goal;
  /** Median of the subject's values. */
  readonly subject: number;
  /** Median of the baseline's values. */
  readonly baseline: number;
  /** Median of the ratios of all rounds. */
  readonly ratio: number;
  /** Lowest ratio of all rounds. */
  readonly lowest: number;
  /** Highest ratio of all rounds. */
  readonly highest: number;
  readonly verdict: 'PASS' | 'FAIL' | 'NOISY';
}

/**
 * If the highest baseline value is more than this many times the lowest, the machine is too busy to judge.
 */
const noisySpread = 1.6;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 1 ? middle : middle - 1];
  if (upper === undefined || lower === undefined)
    throw new Error('An empty list has no median. Run at least one round.');
  return (lower + upper) / 2;
};

/** The measurements of both sides in one round. */
export interface Round {
  readonly subject: Measurements;
  readonly baseline: Measurements;
}

const getMeasurement = (measurements: Measurements, metric: string): number => {
  const value = measurements[metric];
  if (value === undefined || !Number.isFinite(value))
    throw new Error(`A run returned no finite value for ${metric}, so no ratio can be computed.`);
  return value;
};

/**
 * Evaluates a goal by the median of the ratios of all rounds. A temporary slowdown distorts a ratio of
 * medians more than a median of ratios.
 */
export const evaluateGoal = (
  { name, size }: Pick<Comparison, 'name' | 'size'>,
  goal: Goal,
  rounds: readonly Round[],
): ResultRow => {
  const subjectValues = rounds.map(({ subject }) => getMeasurement(subject, goal.metric));
  const baselineValues = rounds.map(({ baseline }) => getMeasurement(baseline, goal.metric));
  if (baselineValues.some((value) => value <= 0))
    throw new MissingBaselineError(`${name}: the baseline measured no ${goal.metric}`);
  const ratios = subjectValues.map((value, index) => value / (baselineValues[index] ?? Number.NaN));
  const ratio = median(ratios);
  const isNoisy = Math.max(...baselineValues) / Math.min(...baselineValues) > noisySpread;
  return {
    name,
    size,
    goal,
    subject: median(subjectValues),
    baseline: median(baselineValues),
    ratio,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    verdict: ratio <= goal.limit ? 'PASS' : isNoisy ? 'NOISY' : 'FAIL',
  };
};

const measureBaseline = async (comparison: Comparison): Promise<Measurements> => {
  try {
    return await comparison.baseline();
  } catch (error) {
    throw new MissingBaselineError(
      `${comparison.name}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
};

/** Runs the subject and the baseline alternately. A different side starts each round. */
export const runComparison = async (
  comparison: Comparison,
  rounds: number,
): Promise<readonly ResultRow[]> => {
  const completedRounds: Round[] = [];
  for (let round = 0; round < (comparison.rounds ?? rounds); round += 1) {
    if (round % 2 === 0) {
      const subject = await comparison.subject();
      completedRounds.push({ subject, baseline: await measureBaseline(comparison) });
    } else {
      const baseline = await measureBaseline(comparison);
      completedRounds.push({ baseline, subject: await comparison.subject() });
    }
  }
  return comparison.goals.map((goal) => evaluateGoal(comparison, goal, completedRounds));
};
