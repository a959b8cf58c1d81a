import { faultRows, idempotencies, scenarios } from './submission-plan.ts';
import type { FaultRow, Idempotency, Scenario, Submission } from './submission-plan.ts';
import type { Outcome } from './simulated-vendor.ts';

interface Count {
  submissions: number;
  orders: number;
  refusals: number;
}

export interface OutcomeTable {
  readonly count: (
    idempotency: Idempotency,
    scenario: Scenario,
    submission: Submission,
    outcome: Outcome,
  ) => void;
  readonly totals: () => Pick<Count, 'submissions' | 'orders'>;
  /** Formats the orders per submission as a table with a row per fault and a column per scenario. */
  readonly print: () => string;
}

const emptyCount: Readonly<Count> = { submissions: 0, orders: 0, refusals: 0 };

const sum = (counts: readonly Readonly<Count>[]): Count =>
  counts.reduce<Count>(
    (total, { submissions, orders, refusals }) => ({
      submissions: total.submissions + submissions,
      orders: total.orders + orders,
      refusals: total.refusals + refusals,
    }),
    emptyCount,
  );

const columns = idempotencies.flatMap((idempotency) =>
  scenarios.map((scenario) => ({ idempotency, scenario })),
);
const formatRatio = ({ submissions, orders }: Count): string => `${orders}/${submissions}`;

/** Counts the outcomes of submissions by service, scenario and fault. */
export const createOutcomeTable = (): OutcomeTable => {
  const counts = new Map<string, Count>();
  const keyOf = (idempotency: Idempotency, scenario: Scenario, row: FaultRow): string =>
    `${idempotency} ${scenario} ${row}`;
  const countsInRow = (row: FaultRow): readonly Count[] =>
    columns.map(({ idempotency, scenario }) => counts.get(keyOf(idempotency, scenario, row)) ?? emptyCount);
  const formatLine = (name: string, texts: readonly string[], refusals: string): string =>
    [name.padEnd(12), ...texts.map((text) => text.padStart(9)), refusals.padStart(9)].join(' ');

  return {
    count: (idempotency, scenario, { row }, { createdOrderIds, failureMessages }) => {
      const key = keyOf(idempotency, scenario, row);
      const submissionCount = { submissions: 1, orders: createdOrderIds.length, refusals: failureMessages };
      counts.set(key, sum([counts.get(key) ?? emptyCount, submissionCount]));
    },
    totals: () => {
      const { submissions, orders } = sum([...counts.values()]);
      return { submissions, orders };
    },
    print: () =>
      [
        'orders / submissions',
        formatLine(
          'keys',
          columns.map(({ idempotency }) => idempotency),
          'times',
        ),
        formatLine(
          'fault',
          columns.map(({ scenario }) => scenario),
          'refused',
        ),
        ...faultRows.map((row) =>
          formatLine(row, countsInRow(row).map(formatRatio), String(sum(countsInRow(row)).refusals)),
        ),
        formatLine('all', [formatRatio(sum([...counts.values()]))], ''),
      ].join('\n'),
  };
};
