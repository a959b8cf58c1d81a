import { lookUpAfterDoubt } from './look-up.ts';
import { likenessOf } from './order-match.ts';
import { paymentKey } from './payment-key.ts';
import type { PlacedOrder, PlacementFailure, PlacementParams } from './placement.ts';
import { serviceTime, type PlacementPorts } from './placement-ports.ts';
import { hashOf, readRecord, writeRecord, type UnfinishedPlacement } from './placement-record.ts';
import { confirm, sendOrder } from './send-order.ts';

/** An interrupted request that is older than this is not sent any more by itself: the customer's story has moved on. */
const resumableMs = 10 * 60_000;

/** One placement of a draft at a time, over all tabs. */
const alone = async <T>(ports: PlacementPorts, draftId: string, task: () => Promise<T>): Promise<T> => {
  try {
    return await ports.locks.run(`saddlebag:placement:${draftId}`, task);
  } finally {
    ports.phaseChanged('idle');
  }
};

/** Placements whose orders could be taken for each other go one after the other, so that a look-up cannot mix them up. */
const amongAlike = <T>(
  ports: PlacementPorts,
  { body }: Pick<UnfinishedPlacement, 'body'>,
  task: () => Promise<T>,
): Promise<T> => ports.locks.run(`saddlebag:placement-like:${likenessOf(body)}`, task);

/**
 * Requests the rider of a draft, exactly once, whether or not the service honours idempotency keys: in any tab, after
 * any failure, however often it is called.
 * @throws {PlacementFailure}
 */
export const placeOrder = (ports: PlacementPorts, { draftId, body }: PlacementParams): Promise<PlacedOrder> =>
  alone(ports, draftId, async () => {
    const former = readRecord(ports.storage, draftId);
    if (former?.state === 'confirmed') return { orderId: former.orderId };
    // The draft's order may come of a payment that is not over.
    if (ports.storage.read(paymentKey(draftId)) !== null)
      throw { kind: 'interrupted', failure: { kind: 'offline' } } satisfies PlacementFailure;

    if (former && former.state !== 'absent') {
      const orderId = await amongAlike(ports, former, () => lookUpAfterDoubt(ports, draftId, former));
      if (orderId !== null) return confirm(ports, draftId, orderId);
    }

    // The same content keeps its key; other content gets one of its own, now that the former is known to be absent.
    const bodyHash = hashOf(body);
    const now = serviceTime(ports);
    const record: UnfinishedPlacement =
      former?.bodyHash === bodyHash
        ? former
        : { state: 'absent', key: ports.random.uuid(), bodyHash, body, startedAt: now, sentAt: now };
    return amongAlike(ports, record, () => sendOrder(ports, draftId, record));
  });

/**
 * Finishes what a reload, a crash or a sign-out has interrupted.
 * @returns the draft's order; null when nothing was under way, or so long ago that the vendor must decide anew
 * @throws {PlacementFailure}
 */
export const resumePlacement = (
  ports: PlacementPorts,
  { draftId }: Pick<PlacementParams, 'draftId'>,
): Promise<PlacedOrder | null> =>
  alone(ports, draftId, async () => {
    const record = readRecord(ports.storage, draftId);
    if (record === null || record.state === 'absent') return null;
    if (record.state === 'confirmed') return { orderId: record.orderId };

    return amongAlike(ports, record, async () => {
      const orderId = await lookUpAfterDoubt(ports, draftId, record);
      if (orderId !== null) return confirm(ports, draftId, orderId);
      if (serviceTime(ports) - record.startedAt <= resumableMs) return sendOrder(ports, draftId, record);
      writeRecord(ports.storage, draftId, { ...record, state: 'absent' });
      return null;
    });
  });
