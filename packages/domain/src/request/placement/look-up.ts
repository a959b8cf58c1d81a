import { requestTimeoutMs } from '../../api/index.ts';
import { isApiFailure } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import type { Order } from '../../api/index.ts';
import { findClaimingDraft, writeClaim } from './claimed-orders.ts';
import { hasContentOf } from './order-match.ts';
import type { PlacementFailure } from './placement.ts';
import { serviceTime, type PlacementPorts } from './placement-ports.ts';
import type { UnfinishedPlacement } from './placement-record.ts';

/**
 * The service's clock is read from a header with a resolution of one second, so an order can appear older
 * than its request.
 */
const clockToleranceMs = 5000;
/** Milliseconds that a slow service may need to finish a request whose connection broke. */
const settleMs = 2000;
const finalDelayMs = 1000;
const maxPauseMs = 30_000;

/** Returns true if a failed look-up can succeed later. */
const isTransient = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'rejected' &&
    (failure.status >= 500 || failure.status === 408 || failure.status === 429));

/**
 * Claims an order for a draft, under a lock that all tabs share. Resolves to false if another draft has
 * already claimed the order.
 */
export const claimOrder = (
  ports: Pick<PlacementPorts, 'locks' | 'storage'>,
  orderId: string,
  draftId: string,
): Promise<boolean> =>
  ports.locks.run('saddlebag:claimed-orders', () =>
    Promise.resolve(writeClaim(ports.storage, orderId, draftId)),
  );

const listOrdersSince = async (
  ports: PlacementPorts,
  { body, startedAt }: UnfinishedPlacement,
): Promise<readonly Order[]> => {
  const from = startedAt - clockToleranceMs;
  const listAll = async (query: { readonly scheduled?: boolean }): Promise<readonly Order[]> => {
    const orders: Order[] = [];
    let cursor: string | null = null;
    do {
      const page = await ports.list({
        vendorId: body.vendor_id,
        from,
        ...query,
        ...(cursor !== null && { cursor }),
      });
      orders.push(...page.orders);
      cursor = page.cursor;
    } while (cursor !== null);
    return orders;
  };
  const instant = await listAll({});
  const orders =
    body.preordered_for === null ? instant : [...instant, ...(await listAll({ scheduled: true }))];
  return orders.filter(({ createdAt }) => createdAt >= from);
};

const findMatchingOrder = async (
  ports: PlacementPorts,
  draftId: string,
  record: UnfinishedPlacement,
): Promise<string | null> => {
  const orders = await listOrdersSince(ports, record);
  const claimedOrder = orders.find(({ id }) => findClaimingDraft(ports.storage, id) === draftId);
  if (claimedOrder) return claimedOrder.id;
  for (const order of orders.filter((candidate) => hasContentOf(candidate, record.body))) {
    if (await claimOrder(ports, order.id, draftId)) return order.id;
  }
  return null;
};

/**
 * Searches the service's orders for the order of a record. Retries failed searches with growing pauses.
 * @returns the order's id, claimed for the draft, or null if there is no such order
 * @throws {PlacementFailure} `interrupted` if a search fails permanently, for example without a session
 */
const findOrderWithRetry = async (
  ports: PlacementPorts,
  draftId: string,
  record: UnfinishedPlacement,
): Promise<string | null> => {
  for (let failed = 0; ; failed += 1) {
    try {
      return await findMatchingOrder(ports, draftId, record);
    } catch (error) {
      const failure: ApiFailure = isApiFailure(error) ? error : { kind: 'offline' };
      if (!isTransient(failure)) throw { kind: 'interrupted', failure } satisfies PlacementFailure;
      await ports.clock.sleep(Math.min(maxPauseMs, 1000 * 2 ** failed) * (0.5 + ports.random.next() / 2));
    }
  }
};

/**
 * Returns how long the service may still be processing the request of a record. If the page closed while
 * sending, the request can be in flight until its timeout. If the record is older than the timeout, the full
 * timeout applies: the device may have slept before the request was sent.
 */
const remainingRequestMs = (ports: PlacementPorts, { state, sentAt }: UnfinishedPlacement): number => {
  if (state !== 'sending') return 0;
  const age = serviceTime(ports) - sentAt;
  return age > 0 && age < requestTimeoutMs ? requestTimeoutMs - age : requestTimeoutMs;
};

/** Yields the pause before each search, in milliseconds. */
function* lookUpDelays(remainingMs: number): Generator<number> {
  yield 0;
  for (let remaining = remainingMs; remaining > 0; remaining -= settleMs) yield Math.min(remaining, settleMs);
  yield settleMs;
  yield finalDelayMs;
}

/**
 * Looks up the order of a request without a usable response. Searches once immediately, then repeatedly while
 * the request may be in flight, and twice after the service has had time to finish.
 */
export const lookUpOrder = async (
  ports: PlacementPorts,
  draftId: string,
  record: UnfinishedPlacement,
): Promise<string | null> => {
  ports.phaseChanged('checking');
  for (const pause of lookUpDelays(remainingRequestMs(ports, record))) {
    if (pause > 0) await ports.clock.sleep(pause);
    const orderId = await findOrderWithRetry(ports, draftId, record);
    if (orderId !== null) return orderId;
  }
  return null;
};
