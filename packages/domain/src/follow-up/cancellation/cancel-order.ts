import { isApiFailure } from '../../api/index.ts';
import type { ApiFailure, Order } from '../../api/index.ts';

/**
 * The result of a cancellation. `order` is the current order. Null if it was not loaded. The service may
 * accept a cancellation before the order's status changes.
 */
export type CancellationOutcome =
  | { readonly kind: 'accepted'; readonly order: Order }
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly order: Order | null }
  /** The connection failed. The service may still have cancelled the order. */
  | { readonly kind: 'unreachable'; readonly order: null };

interface OrderCalls {
  /** @throws {ApiFailure} */
  readonly cancel: () => Promise<Order>;
  /** @throws {ApiFailure} */
  readonly load: () => Promise<Order>;
}

const isConnectionFailure = ({ kind }: ApiFailure): boolean => kind === 'offline' || kind === 'timeout';

/**
 * Cancels an order. After any failure except an unauthorized call, loads the order, because the response may
 * have been lost, or the order may have been collected in the meantime. The service's status decides.
 */
export const cancelOrder = async ({ cancel, load }: OrderCalls): Promise<CancellationOutcome> => {
  let failure: ApiFailure;
  try {
    return { kind: 'accepted', order: await cancel() };
  } catch (error) {
    failure = isApiFailure(error) ? error : { kind: 'offline' };
  }
  if (failure.kind === 'unauthorized') return { kind: 'refused', failure, order: null };
  try {
    const order = await load();
    return order.status === 'CANCELLED' ? { kind: 'accepted', order } : { kind: 'refused', failure, order };
  } catch {
    return isConnectionFailure(failure)
      ? { kind: 'unreachable', order: null }
      : { kind: 'refused', failure, order: null };
  }
};
