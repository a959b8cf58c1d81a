import { faultRows, idempotencies, manners } from './submission-plan.ts';
import type { FaultRow, Idempotency, Manner, Submission } from './submission-plan.ts';
import type { Outcome } from './vendor-at-work.ts';

interface Count {
  submissions: number;
  orders: number;
  noes: number;
}

export interface OutcomeTable {
  readonly count: (
    idempotency: Idempotency,
    manner: Manner,
    submission: Submission,
    outcome: Outcome,
  ) => void;
  readonly totals: () => Pick<Count, 'submissions' | 'orders'>;
  /** Orders of submissions, a row for each fault and a column for each manner. */
  readonly print: () => string;
}

const nothing: Readonly<Count> = { submissions: 0, orders: 0, noes: 0 };

const sum = (counts: readonly Readonly<Count>[]): Count =>
  counts.reduce<Count>(
    (total, { submissions, orders, noes }) => ({
      submissions: total.submissions + submissions,
      orders: total.orders + orders,
      noes: total.noes + noes,
    }),
    nothing,
  );

const columns = idempotencies.flatMap((idempotency) => manners.map((manner) => ({ idempotency, manner })));
const ratio = ({ submissions, orders }: Count): string => `${orders}/${submissions}`;

/** Counts what became of submissions. */
export const createOutcomeTable = (): OutcomeTable => {
  const counts = new Map<string, Count>();
  const keyOf = (idempotency: Idempotency, manner: Manner, row: FaultRow): string =>
    `${idempotency} ${manner} ${row}`;
  const cells = (row: FaultRow): readonly Count[] =>
    columns.map(({ idempotency, manner }) => counts.get(keyOf(idempotency, manner, row)) ?? nothing);
  const line = (name: string, texts: readonly string[], noes: string): string =>
    [name.padEnd(12), ...texts.map((text) => text.padStart(9)), noes.padStart(9)].join(' ');

  return {
    count: (idempotency, manner, { row }, { made, couldNots }) => {
      const key = keyOf(idempotency, manner, row);
      const one = { submissions: 1, orders: made.length, noes: couldNots };
      counts.set(key, sum([counts.get(key) ?? nothing, one]));
    },
    totals: () => {
      const { submissions, orders } = sum([...counts.values()]);
      return { submissions, orders };
    },
    print: () =>
      [
        'orders / submissions',
        line(
          'keys',
          columns.map(({ idempotency }) => idempotency),
          'really',
        ),
        line(
          'fault',
          columns.map(({ manner }) => manner),
          'refused',
        ),
        ...faultRows.map((row) => line(row, cells(row).map(ratio), String(sum(cells(row)).noes))),
        line('all', [ratio(sum([...counts.values()]))], ''),
      ].join('\n'),
  };
};
