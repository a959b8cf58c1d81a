import { createSeededRandom } from '@saddlebag/domain/testing';
import type { FaultRequest, Settings } from '@saddlebag/sandbox';
import type { TestMatrix } from '../../tooling/test-matrix.ts';

/** How the vendor submits: once, three times in one frame, in two tabs at once, or with a reload before the response. */
export const scenarios = ['once', 'repeated', 'two tabs', 'reload'] as const;
export type Scenario = (typeof scenarios)[number];

/** Whether the service honours or ignores `Idempotency-Key`. */
export type Idempotency = Settings['idempotency'];
export const idempotencies = ['honoured', 'ignored'] as const satisfies readonly Idempotency[];

type CallFault = Exclude<FaultRequest, { readonly path: 'socket' }>['fault'];

/** Faults of the call that creates an order. The client times out after 15 s. */
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

/** Faults of the call that looks an order up. */
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

/** The row of the outcome table that counts a submission. */
export type FaultRow = CreateFaultName | 'mixed';
export const faultNames = Object.keys(createFaults) as readonly CreateFaultName[];
export const faultRows: readonly FaultRow[] = [...faultNames, 'mixed'];

/** One order that the vendor submits, and the faults of its calls. */
export interface Submission {
  readonly row: FaultRow;
  readonly faults: readonly FaultRequest[];
  /** One-way network latency in milliseconds, applied to the request and to the response. */
  readonly latencyMs: number;
  /** Milliseconds from the press to the reload. Only the reload scenario uses them. */
  readonly reloadAfterMs: number;
}

/** The client sends a request at most four times. */
const maxAttempts = 4;
const preventsOrder = (fault: CallFault): boolean =>
  fault.kind === 'drop-before-commit' || fault.kind === 'status';

/** Returns true when every attempt fails without creating an order, so the portal must report the failure. */
export const isRefused = ({ faults }: Submission): boolean =>
  faults
    .filter(({ path }) => path === 'createOrder')
    .flatMap(({ times, fault }) => Array<CallFault>(times).fill(fault as CallFault))
    .slice(0, maxAttempts)
    .filter(preventsOrder).length === maxAttempts;

const submissionsPerFault = 10;
const mixedSubmissionCount = 25;
/**
 * Indices of the submissions that `npm test` runs for each fault: one failed attempt, four failed attempts,
 * and two failed attempts with failing lookups.
 */
const chosenIndices: readonly number[] = [0, 3, 5];
const chosenMixedCount = 5;

/**
 * Plans the submissions of one scenario against one service: 10 for each of the 10 faults, and 25 with mixed
 * faults. The same seed gives the same plan. The matrix `chosen` keeps 3 submissions for each fault and 5 with
 * mixed faults.
 */
export const planSubmissions = (seed: number, matrix: TestMatrix): readonly Submission[] => {
  const { next } = createSeededRandom(seed);
  const randomBelow = (bound: number): number => Math.floor(next() * bound);
  const pickOne = <T>(values: readonly T[]): T => values[randomBelow(values.length)] as T;
  const faultOn = (path: 'createOrder' | 'listOrders', fault: CallFault, times: number): FaultRequest => ({
    path,
    times,
    fault,
  });
  const drawSome = <T>(maxCount: number, draw: () => T): readonly T[] =>
    Array.from({ length: 1 + randomBelow(maxCount) }, draw);
  const drawLookUpFaults = (): readonly FaultRequest[] =>
    drawSome(4, () => faultOn('listOrders', pickOne(lookUpFaults), 1 + randomBelow(2)));
  const drawTimings = () => ({
    latencyMs: pickOne([5, 40, 150, 600]),
    reloadAfterMs: next() < 0.7 ? randomBelow(4000) : randomBelow(25_000),
  });

  const singleFaultSubmissions = faultNames.flatMap((name) =>
    Array.from({ length: submissionsPerFault }, (_, index): Submission => ({
      row: name,
      faults: [
        faultOn('createOrder', createFaults[name], 1 + (index % 4)),
        ...(index % 3 === 2 ? drawLookUpFaults() : []),
      ],
      ...drawTimings(),
    })),
  );
  const mixedSubmissions = Array.from({ length: mixedSubmissionCount }, (): Submission => ({
    row: 'mixed',
    faults: [
      ...drawSome(4, () => faultOn('createOrder', createFaults[pickOne(faultNames)], 1)),
      ...(next() < 0.6 ? drawLookUpFaults() : []),
    ],
    ...drawTimings(),
  }));
  if (matrix === 'all') return [...singleFaultSubmissions, ...mixedSubmissions];
  return [
    ...singleFaultSubmissions.filter((_, index) => chosenIndices.includes(index % submissionsPerFault)),
    ...mixedSubmissions.slice(0, chosenMixedCount),
  ];
};
