import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $storage, $visibility } from '../platform/ports/index.ts';
import { $vendorId } from '../request/draft/index.ts';
import { paymentRecordKey } from '../request/placement/internal.ts';
import { readPaymentAgainFx } from './commands.model.ts';
import { $payment, $stage } from './payment.model.ts';
import { readPaymentRecord } from './payment-record.ts';

/** Another tab may have finished the challenged payment, or the vendor returned to this tab. */
const changeSuspected = createEvent();

const $unsubscribe = createStore<(() => void) | null>(null, { serialize: 'ignore' });
const subscribeFx = attach({
  source: {
    stage: $stage,
    payment: $payment,
    storage: $storage,
    visibility: $visibility,
    unsubscribe: $unsubscribe,
  },
  effect: ({ stage, payment, storage, visibility, unsubscribe }) => {
    unsubscribe?.();
    if (stage !== 'challenged' || payment === null) return null;
    const { draftId } = payment;
    const reportChange = scopeBind(changeSuspected, { safe: true });
    const stopStorage = storage.subscribe(paymentRecordKey(draftId), () => reportChange());
    const stopVisibility = visibility.subscribe(() => {
      if (!visibility.isHidden()) reportChange();
    });
    // Another tab may have removed the record before this tab subscribed.
    if (readPaymentRecord(storage, draftId) === null) reportChange();
    return () => {
      stopStorage();
      stopVisibility();
    };
  },
});
$unsubscribe.on(subscribeFx.doneData, (_, unsubscribe) => unsubscribe);
sample({ clock: $stage, fn: () => undefined, target: subscribeFx });

// While the payment is challenged, read its state after each possible change. A change during a read causes one
// more read.
const readFx = attach({ effect: readPaymentAgainFx });
const $isReadDue = createStore(false, { serialize: 'ignore' })
  .on(changeSuspected, () => true)
  .reset(readFx);
const readRequested = sample({
  clock: [changeSuspected, readFx.finally],
  source: {
    isDue: $isReadDue,
    isReading: readFx.pending,
    stage: $stage,
    payment: $payment,
    vendorId: $vendorId,
  },
  filter: ({ isDue, isReading, stage, payment, vendorId }) =>
    isDue && !isReading && stage === 'challenged' && payment?.state.vendorId === vendorId,
}).filterMap(({ payment }) => payment ?? undefined);
sample({ clock: readRequested, target: readFx });

/** The bank's challenge ended, but not in this tab. */
export const paymentEndedElsewhere = sample({
  clock: readFx.doneData,
  source: { stage: $stage, payment: $payment },
  filter: ({ stage, payment }, { intentId, state }) =>
    stage === 'challenged' &&
    payment?.intentId === intentId &&
    state.status !== 'challenged' &&
    state.status !== 'open',
  fn: (_, payment) => payment,
});
