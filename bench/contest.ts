/** Figures of one run, by name: `scriptMs`, `bytes`. Smaller is better in all of them. */
export type Readings = Readonly<Record<string, number>>;

/** A ratio with an aim. */
export interface Goal {
  /** Which reading is compared. */
  readonly metric: string;
  readonly unit: 'kB' | 'ms' | 'µs';
  /** The subject's reading may be this many times the base's. */
  readonly limit: number;
}

/** Two things that are measured in turns, on the same machine and in the same minutes. */
export interface Contest {
  readonly name: string;
  /** What the size column says: `2000 @ 1000/s`. */
  readonly size: string;
  /** One run of ours. Throws a `WrongAnswer` when it was not only slow or fast but wrong. */
  subject(): Promise<Readings>;
  /** One run of what ours is compared with. */
  base(): Promise<Readings>;
  readonly goals: readonly Goal[];
  /** Runs each; a figure that never varies needs one. */
  readonly rounds?: number;
}

/** A fast wrong answer is no answer. */
export class WrongAnswer extends Error {}

/** The floor could not be measured, so that there is nothing to compare with. */
export class NoFloor extends Error {}

export interface Row {
  readonly name: string;
  readonly size: string;
  readonly goal: Goal;
  /** Medians. */
  readonly subject: number;
  readonly base: number;
  /** Median, lowest and highest of the rounds' ratios. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
  readonly verdict: 'PASS' | 'FAIL' | 'NOISY';
}

/** Beyond this spread of the base's own readings, a machine is too busy to judge by. */
const noisySpread = 1.6;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 1 ? middle : middle - 1];
  if (upper === undefined || lower === undefined) throw new Error('a median of nothing was asked for');
  return (lower + upper) / 2;
};

/** One round: what each of the two read. */
export interface Round {
  readonly subject: Readings;
  readonly base: Readings;
}

const read = (readings: Readings, metric: string): number => {
  const value = readings[metric];
  if (value === undefined || !Number.isFinite(value)) throw new Error(`a run read no ${metric}`);
  return value;
};

/** Judges a goal by the median of the rounds' ratios, which a slow minute cannot bend as it bends a ratio of medians. */
export const judgeGoal = (
  { name, size }: Pick<Contest, 'name' | 'size'>,
  goal: Goal,
  rounds: readonly Round[],
): Row => {
  const subjects = rounds.map(({ subject }) => read(subject, goal.metric));
  const bases = rounds.map(({ base }) => read(base, goal.metric));
  if (bases.some((value) => value <= 0)) throw new NoFloor(`${name}: the base read no ${goal.metric}`);
  const ratios = subjects.map((value, index) => value / (bases[index] ?? Number.NaN));
  const ratio = median(ratios);
  const isNoisy = Math.max(...bases) / Math.min(...bases) > noisySpread;
  return {
    name,
    size,
    goal,
    subject: median(subjects),
    base: median(bases),
    ratio,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    verdict: ratio <= goal.limit ? 'PASS' : isNoisy ? 'NOISY' : 'FAIL',
  };
};

const measureFloor = async (contest: Contest): Promise<Readings> => {
  try {
    return await contest.base();
  } catch (error) {
    throw new NoFloor(`${contest.name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

/** Runs both in turns, who begins changing with each round. */
export const holdContest = async (contest: Contest, rounds: number): Promise<readonly Row[]> => {
  const held: Round[] = [];
  for (let round = 0; round < (contest.rounds ?? rounds); round += 1) {
    if (round % 2 === 0) {
      const subject = await contest.subject();
      held.push({ subject, base: await measureFloor(contest) });
    } else {
      const base = await measureFloor(contest);
      held.push({ base, subject: await contest.subject() });
    }
  }
  return contest.goals.map((goal) => judgeGoal(contest, goal, held));
};
