import { createSeededRandom } from '@saddlebag/domain/testing';
import type { FaultOrder, Settings } from '@saddlebag/sandbox';

/** How the vendor asks: once, three times in one frame, in two tabs at once, or with a reload in the middle. */
export const manners = ['once', 'double', 'two tabs', 'reload'] as const;
export type Manner = (typeof manners)[number];

/** Whether the service knows what an `Idempotency-Key` is. */
export type Idempotency = Settings['idempotency'];
export const idempotencies = ['honoured', 'ignored'] as const satisfies readonly Idempotency[];

type CallFault = Exclude<FaultOrder, { readonly path: 'socket' }>['fault'];

/** Everything that can go wrong with the request that creates an order. Answers are waited for 15 s. */
export const createFaults = {
  'drop before': { kind: 'drop-before-commit' },
  'drop after': { kind: 'commit-then-drop' },
  'hang after': { kind: 'commit-then-hang' },
  '500 after': { kind: 'commit-then-500' },
  'cut short': { kind: 'commit-then-truncate' },
  malformed: { kind: 'malformed-body' },
  '500 before': { kind: 'status', status: 500 },
  '503 + wait': { kind: 'status', status: 503, retry_after: 2 },
  slow: { kind: 'delay', ms: 6000 },
  'too slow': { kind: 'delay', ms: 16_500 },
} as const satisfies Record<string, CallFault>;
export type CreateFaultName = keyof typeof createFaults;

/** Everything that can go wrong with the call that looks for an order. */
const lookUpFaults: readonly CallFault[] = [
  { kind: 'drop-before-commit' },
  { kind: 'commit-then-drop' },
  { kind: 'commit-then-hang' },
  { kind: 'commit-then-truncate' },
  { kind: 'malformed-body' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, retry_after: 1 },
  { kind: 'delay', ms: 16_500 },
];

/** The row of the table that a submission is counted in. */
export type FaultRow = CreateFaultName | 'mixed';
export const faultNames = Object.keys(createFaults) as readonly CreateFaultName[];
export const faultRows: readonly FaultRow[] = [...faultNames, 'mixed'];

/** One order that a vendor wants, and what stands in its way. */
export interface Submission {
  readonly row: FaultRow;
  readonly faults: readonly FaultOrder[];
  /** How long a request travels, and its answer. */
  readonly travelMs: number;
  /** When the tab is reloaded, counted from the press. */
  readonly reloadAfterMs: number;
}

/** Each request is sent four times at most. */
const mostAttempts = 4;
const makesNoOrder = (fault: CallFault): boolean =>
  fault.kind === 'drop-before-commit' || fault.kind === 'status';

/** Whether no attempt of a press gets through, so that the vendor has to hear that there is no order. */
export const isRefused = ({ faults }: Submission): boolean =>
  faults
    .filter(({ path }) => path === 'createOrder')
    .flatMap(({ times, fault }) => Array<CallFault>(times).fill(fault as CallFault))
    .slice(0, mostAttempts)
    .filter(makesNoOrder).length === mostAttempts;

const perFault = 10;
const mixed = 25;
/** 10 for each fault and 25 mixed. */
export const submissionsPerGroup = faultNames.length * perFault + mixed;

/** The submissions of one manner and one service: the same for the same seed. */
export const planSubmissions = (seed: number): readonly Submission[] => {
  const { next } = createSeededRandom(seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const on = (path: 'createOrder' | 'listOrders', fault: CallFault, times: number): FaultOrder => ({
    path,
    times,
    fault,
  });
  const someOf = <T>(most: number, draw: () => T): readonly T[] =>
    Array.from({ length: 1 + below(most) }, draw);
  const badLooks = (): readonly FaultOrder[] =>
    someOf(4, () => on('listOrders', oneOf(lookUpFaults), 1 + below(2)));
  const surroundings = () => ({
    travelMs: oneOf([5, 40, 150, 600]),
    reloadAfterMs: next() < 0.7 ? below(4000) : below(25_000),
  });

  const plain = faultNames.flatMap((name) =>
    Array.from({ length: perFault }, (_, index): Submission => ({
      row: name,
      faults: [
        on('createOrder', createFaults[name], 1 + (index % 4)),
        ...(index % 3 === 2 ? badLooks() : []),
      ],
      ...surroundings(),
    })),
  );
  const mixtures = Array.from({ length: mixed }, (): Submission => ({
    row: 'mixed',
    faults: [
      ...someOf(4, () => on('createOrder', createFaults[oneOf(faultNames)], 1)),
      ...(next() < 0.6 ? badLooks() : []),
    ],
    ...surroundings(),
  }));
  return [...plain, ...mixtures];
};
