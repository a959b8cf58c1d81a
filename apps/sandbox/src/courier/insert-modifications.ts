import type { DeliveryStep } from '../simulation/index.ts';

/** Statuses that a modified instant order skips. */
const skippedStatuses = new Set(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT']);

/** An instant order stays MODIFIED from the first modification until a rider is assigned. */
const stayModified = (
  steps: readonly DeliveryStep[],
  changes: readonly number[],
): readonly DeliveryStep[] => {
  const [first = Infinity] = changes;
  return [
    ...steps.filter(({ at, status }) => at <= first || !skippedStatuses.has(status)),
    ...changes.map((at) => ({ status: 'MODIFIED' as const, at })),
  ];
};

/**
 * A pre-order returns to the status that it had before the modification, so that it stays a scheduled order. Its
 * history keeps MODIFIED.
 */
const returnToStatus = (
  steps: readonly DeliveryStep[],
  changes: readonly number[],
): readonly DeliveryStep[] => [
  ...steps,
  ...changes.flatMap((at) => {
    const before = steps.findLast((step) => step.at <= at);
    return [{ status: 'MODIFIED' as const, at }, ...(before ? [{ ...before, at }] : [])];
  }),
];

/**
 * Inserts the vendor's modifications into the history of an order.
 * @param changes Times of the modifications in unix milliseconds, oldest first.
 */
export const insertModifications = (
  steps: readonly DeliveryStep[],
  {
    changes = [],
    isPreorder,
  }: { readonly changes: readonly number[] | undefined; readonly isPreorder: boolean },
): readonly DeliveryStep[] =>
  (isPreorder ? returnToStatus(steps, changes) : stayModified(steps, changes)).toSorted(
    (a, b) => a.at - b.at,
  );
