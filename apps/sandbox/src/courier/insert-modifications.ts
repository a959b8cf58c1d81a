import type { DeliveryStep } from '../simulation/index.ts';

/** Statuses that a modified order skips. */
const skippedStatuses = new Set(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT']);

/**
 * Inserts the vendor's modifications into the history of an order. From the first modification until a rider
 * is assigned, the order stays MODIFIED.
 * @param changes Times of the modifications in unix milliseconds, oldest first.
 */
export const insertModifications = (
  steps: readonly DeliveryStep[],
  changes: readonly number[] = [],
): readonly DeliveryStep[] => {
  const [first = Infinity] = changes;
  return [
    ...steps.filter(({ at, status }) => at <= first || !skippedStatuses.has(status)),
    ...changes.map((at) => ({ status: 'MODIFIED' as const, at })),
  ].toSorted((a, b) => a.at - b.at);
};
