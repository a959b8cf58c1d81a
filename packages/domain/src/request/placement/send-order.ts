import { isAmbiguous, isApiFailure } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { requestTimeoutMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { claim, lookUpAfterDoubt } from './look-up.ts';
import type { PlacedOrder, PlacementFailure } from './placement.ts';
import { serviceTime, type PlacementPorts } from './placement-ports.ts';
import { removeRecord, writeRecord, type UnfinishedPlacement } from './placement-record.ts';

const longestPauseMs = 30_000;

const isBusy = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 429;
/** The service says that the key came with another body before (IETF draft idempotency-key-header-07, section 2.7). */
const isKeyReuse = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 422;
/** The service says that a request under this key is still at work (the same draft). What it comes to is not known yet. */
const isAtWork = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 409;
/** A timer of a busy device rings this much late; what ends later than that has slept with the device. */
const lateTimerMs = 2000;
/** A service that is at work is asked again up to this often: over five minutes, with the pauses growing. */
const mostWhileAtWork = 20;

const pauseAfter = (failure: ApiFailure, attempt: number, chance: number): number => {
  const asked = failure.kind === 'rejected' ? failure.retryAfterMs : null;
  return Math.min(longestPauseMs, asked ?? limits.retryDelayMs * attempt) + chance * limits.retryDelayMs;
};

export const confirm = (ports: PlacementPorts, draftId: string, orderId: string): PlacedOrder => {
  // Nothing of the customer stays behind: the order's id is all that another tab of this draft needs.
  writeRecord(ports.storage, draftId, { state: 'confirmed', orderId });
  return { orderId };
};

/**
 * Sends the order of a record until it is known to exist, once. The record is written before each request leaves; after
 * a doubtful end the service's orders are looked through before anything is sent again, under the same key, at most
 * three times, and longer only while the service says that it is still at work.
 *
 * @throws {PlacementFailure}
 */
export const sendOrder = async (
  ports: PlacementPorts,
  draftId: string,
  first: UnfinishedPlacement,
): Promise<PlacedOrder> => {
  const { clock, random, storage } = ports;
  let record: UnfinishedPlacement = first;
  let isInDoubt = first.state !== 'absent';
  let hasNewKey = false;

  for (let attempt = 1; ; attempt += 1) {
    record = { ...record, state: 'sending', sentAt: serviceTime(ports) };
    writeRecord(storage, draftId, record);
    ports.phaseChanged('sending');
    let failure: ApiFailure;
    try {
      const { orderId } = await ports.create({ body: record.body, key: record.key });
      if (await claim(ports, orderId, draftId)) return confirm(ports, draftId, orderId);
      // Another draft of the same content has taken this order for its own in a look-up, so this one needs another.
      record = { ...record, key: random.uuid() };
      continue;
    } catch (error) {
      failure = isApiFailure(error) ? error : { kind: 'offline' };
    }

    const isDoubtful = isAmbiguous(failure);
    isInDoubt ||= isDoubtful;
    // Even a clear no may follow a request that got through after all.
    if (isInDoubt || isKeyReuse(failure)) {
      const hasSlept = serviceTime(ports) - record.sentAt > requestTimeoutMs + lateTimerMs;
      const sent = record;
      record = { ...record, state: 'unknown' };
      // A request that waited for a sleeping device may have left only now: it is looked for as one that is on its way.
      // In storage it counts as sending until this page has looked: the requests of a page that is being left break too,
      // while the service is still at work on them.
      const orderId = await lookUpAfterDoubt(ports, draftId, hasSlept ? sent : record);
      if (orderId !== null) return confirm(ports, draftId, orderId);
      writeRecord(storage, draftId, record);
    }

    const isLast = attempt > (isAtWork(failure) ? mostWhileAtWork : limits.requestRetries);
    if (isKeyReuse(failure) && !hasNewKey) {
      record = { ...record, key: random.uuid() };
      hasNewKey = true;
    } else if (!isDoubtful && (!isBusy(failure) || isLast)) {
      removeRecord(storage, draftId);
      throw { kind: 'refused', failure } satisfies PlacementFailure;
    } else if (isLast) {
      writeRecord(storage, draftId, { ...record, state: 'absent' });
      throw { kind: 'unreachable', failure } satisfies PlacementFailure;
    }
    await clock.sleep(pauseAfter(failure, attempt, random.next()));
  }
};
