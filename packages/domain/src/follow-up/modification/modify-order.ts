import type { Order } from '../../api/index.ts';
import { isApiFailure } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { isAsWanted, type Update } from './order-update.ts';

/** What became of a change. `order` is the order as it stands; null where nobody could tell. */
export type Outcome =
  | { readonly kind: 'modified'; readonly order: Order }
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly order: Order | null };

interface Calls {
  /** @throws {ApiFailure} */
  readonly update: () => Promise<Order>;
  /** @throws {ApiFailure} */
  readonly load: () => Promise<Order>;
}

/**
 * Changes an order. Where no answer comes, or a no that may follow a yes which was lost, the order itself is asked: if it
 * is as wanted, it was changed.
 */
export const modifyOrder = async ({ update, load }: Calls, { body }: Update): Promise<Outcome> => {
  let failure: ApiFailure;
  try {
    return { kind: 'modified', order: await update() };
  } catch (error) {
    failure = isApiFailure(error) ? error : { kind: 'offline' };
  }
  if (failure.kind === 'unauthorized') return { kind: 'refused', failure, order: null };
  try {
    const order = await load();
    return isAsWanted(order, body) ? { kind: 'modified', order } : { kind: 'refused', failure, order };
  } catch {
    return { kind: 'refused', failure, order: null };
  }
};
