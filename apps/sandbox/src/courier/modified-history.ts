import type { DeliveryStep } from '../simulation/index.ts';

const untilAssigned = new Set(['RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT']);

/**
 * The steps of an order that its vendor changed meanwhile: from the first change on it stays MODIFIED until a rider is
 * assigned, whatever the kitchen says.
 * @param changes when it was changed, unix milliseconds, oldest first
 */
export const modifiedHistory = (
  steps: readonly DeliveryStep[],
  changes: readonly number[] = [],
): readonly DeliveryStep[] => {
  const [first = Infinity] = changes;
  return [
    ...steps.filter(({ at, status }) => at <= first || !untilAssigned.has(status)),
    ...changes.map((at) => ({ status: 'MODIFIED' as const, at })),
  ].toSorted((one, other) => one.at - other.at);
};
