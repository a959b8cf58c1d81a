import { isAmbiguous, isApiFailure } from '../api/index.ts';
import type { ApiFailure } from '../api/index.ts';
import type { Confirmation, PaymentState } from '../api/index.ts';
import { limits } from '../contracts/index.ts';
import {
  readPaymentRecord,
  removePaymentRecord,
  writePaymentRecord,
  type PaymentRecord,
} from './payment-record.ts';
import type { PaymentFailure, PaymentPorts } from './payment-ports.ts';

const longestPauseMs = 30_000;

const failureOf = (error: unknown): ApiFailure => (isApiFailure(error) ? error : { kind: 'offline' });
const isBusy = (failure: ApiFailure): boolean => failure.kind === 'rejected' && failure.status === 429;

/** Asks until there is an answer, ever more slowly. @throws {PaymentFailure} for an answer that says no */
const surely = async (
  { clock, random }: PaymentPorts,
  ask: () => Promise<PaymentState>,
): Promise<PaymentState> => {
  for (let failed = 0; ; failed += 1) {
    try {
      return await ask();
    } catch (error) {
      const failure = failureOf(error);
      if (!isAmbiguous(failure) && !isBusy(failure)) {
        const kind = failure.kind === 'unauthorized' ? 'interrupted' : 'refused';
        throw { kind, failure } satisfies PaymentFailure;
      }
      await clock.sleep(Math.min(longestPauseMs, 1000 * 2 ** failed) * (0.5 + random.next() / 2));
    }
  }
};

/** Gives a payment up. What has been charged all the same is in the answer. @throws {PaymentFailure} */
export const cancelSurely = (ports: PaymentPorts, intentId: string): Promise<PaymentState> =>
  surely(ports, () => ports.cancel({ intentId }));

/** One command of a draft's payment at a time, over all tabs. */
const alone = <T>({ locks }: PaymentPorts, draftId: string, task: () => Promise<T>): Promise<T> =>
  locks.run(`saddlebag:payment:${draftId}`, task);

/**
 * Charges a card for an intent, once, whatever happens on the way: the record is written before the request leaves; after a
 * doubtful end the service is asked, and the same request is sent again, under the same key, only where it says that
 * nothing has happened yet. In the end, an intent that stays silent is cancelled, so that nothing can come of it later.
 *
 * @returns how the payment stands; never `open`
 * @throws {PaymentFailure}
 */
export const payOnce = (
  ports: PaymentPorts,
  record: Omit<PaymentRecord, 'state'>,
  confirmation: Confirmation,
): Promise<PaymentState> =>
  alone(ports, record.draftId, async () => {
    const { storage, clock, random } = ports;
    const { intentId } = record;
    const key = random.uuid();
    writePaymentRecord(storage, { ...record, state: 'sending' });

    for (let attempt = 1; ; attempt += 1) {
      let failure: ApiFailure;
      try {
        return await ports.confirm({ confirmation, key });
      } catch (error) {
        failure = failureOf(error);
      }
      if (failure.kind === 'unauthorized') throw { kind: 'interrupted', failure } satisfies PaymentFailure;

      const isLast = attempt > limits.requestRetries;
      // Even a clear no may follow a request that got through after all.
      if (isAmbiguous(failure) || attempt > 1) {
        ports.doubtArose();
        const state = await surely(ports, () => ports.read({ intentId }));
        if (state.status !== 'open') return state;
      }
      if (!isAmbiguous(failure) && (!isBusy(failure) || isLast)) {
        removePaymentRecord(storage, record.draftId);
        throw { kind: 'refused', failure } satisfies PaymentFailure;
      }
      if (isLast) return await cancelSurely(ports, intentId);
      await clock.sleep(limits.retryDelayMs * attempt + random.next() * limits.retryDelayMs);
    }
  });

/**
 * Finds out what became of a payment that a reload, a crash or the way over the bank has interrupted. One that nothing has
 * happened to is cancelled: its card is not here any more to be sent again, and nothing may come of it later.
 *
 * @returns null when another tab has brought it to its end
 * @throws {PaymentFailure}
 */
export const resumePayment = (
  ports: PaymentPorts,
  { draftId }: PaymentRecord,
): Promise<PaymentState | null> =>
  alone(ports, draftId, async () => {
    const record = readPaymentRecord(ports.storage, draftId);
    if (record === null) return null;
    const { intentId } = record;
    const state = await surely(ports, () => ports.read({ intentId })).catch((failure: PaymentFailure) => {
      if (failure.kind === 'interrupted') throw failure;
      // The service knows nothing of it: then there is nothing to find out.
      removePaymentRecord(ports.storage, draftId);
      return null;
    });
    if (state === null) return null;
    return state.status === 'open' ? cancelSurely(ports, intentId) : state;
  });
