import type { Order } from '../../api/index.ts';
import { isApiFailure } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { matchesModification, type Modification } from './compose-modification.ts';

/** The result of a modification. `order` is the current order. Null if it was not loaded. */
export type ModificationOutcome =
  | { readonly kind: 'modified'; readonly order: Order }
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly order: Order | null };

interface OrderCalls {
  /** @throws {ApiFailure} */
  readonly update: () => Promise<Order>;
  /** @throws {ApiFailure} */
  readonly load: () => Promise<Order>;
}

/**
 * Modifies an order. After any failure except an unauthorized call, loads the order and counts the
 * modification as saved if the order matches it. The response may have been lost, or a retry may have been
 * refused because the first attempt had succeeded.
 */
export const modifyOrder = async (
  { update, load }: OrderCalls,
  { body }: Modification,
): Promise<ModificationOutcome> => {
  let failure: ApiFailure;
  try {
    return { kind: 'modified', order: await update() };
  } catch (error) {
    failure = isApiFailure(error) ? error : { kind: 'offline' };
  }
  if (failure.kind === 'unauthorized') return { kind: 'refused', failure, order: null };
  try {
    const order = await load();
    return matchesModification(order, body)
      ? { kind: 'modified', order }
      : { kind: 'refused', failure, order };
  } catch {
    return { kind: 'refused', failure, order: null };
  }
};
