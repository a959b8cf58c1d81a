import { attach, createStore, sample } from 'effector';
import { limits } from '../contracts/index.ts';
import { isSameAmount } from '../platform/money/index.ts';
import { paymentErrorTexts } from '../request/payment-methods/index.ts';
import {
  $displayedFee,
  $isDiscountPending,
  payableAmount,
  refreshFeeFx,
  tripKey,
} from '../request/fee/index.ts';
import { withFee } from '../request/rules/index.ts';
import { $duePayment, paymentFeeRenewed } from '../request/sending/index.ts';
import { $requestMarket, $requestVendor } from '../request/draft/index.ts';
import { createTimer } from '../platform/ports/index.ts';
import { $stage, paymentErrorChanged, paymentEventOccurred, paymentLeft } from './payment.model.ts';
import type { PaymentEvent } from './stages.ts';

/** Maximum number of new quotes for one payment. After that, the payment fails. */
const MAX_RENEWALS = 3;

const renewFeeFx = attach({ effect: refreshFeeFx });
const renewalTimer = createTimer();
const refreshStarted = $stage.updates.filter({ fn: (stage) => stage === 'refreshing' });

const $renewalCount = createStore(0)
  .on(refreshStarted, (count) => count + 1)
  .reset(paymentLeft, $stage.updates.filter({ fn: (stage) => stage === 'opening' }));

// When the signature has expired, request a new quote a second later (specification 000, section 8).
sample({ clock: refreshStarted, fn: () => limits.feeRetryWaitMs, target: renewalTimer.set });
const renewalDue = sample({
  clock: renewalTimer.elapsed,
  source: { stage: $stage, due: $duePayment, renewalCount: $renewalCount },
  filter: ({ stage }) => stage === 'refreshing',
}).filterMap(({ due: placement, renewalCount }) =>
  placement ? { trip: placement.fee.trip, isExhausted: renewalCount > MAX_RENEWALS } : undefined,
);
sample({
  clock: renewalDue.filter({ fn: ({ isExhausted }) => !isExhausted }),
  fn: ({ trip }) => trip,
  target: renewFeeFx,
});

// When the new fee has its discount, compare the payable amounts. If the amount is unchanged, create the
// intent again. If the amount changed, fail, so that the vendor sees the new fee first.
const $isRequoted = createStore(false)
  .on(renewFeeFx.done, () => true)
  .reset(refreshStarted);
const feeCompared = sample({
  clock: [$isRequoted, $isDiscountPending],
  source: {
    isRequoted: $isRequoted,
    isDiscountPending: $isDiscountPending,
    stage: $stage,
    due: $duePayment,
    shown: $displayedFee,
    vendor: $requestVendor,
    market: $requestMarket,
  },
  fn: ({ isRequoted, isDiscountPending, stage, due: placement, shown, vendor, market }) => {
    if (!isRequoted || isDiscountPending || stage !== 'refreshing' || placement === null) return null;
    // The request may show another trip by now, because another tab has edited the draft.
    if (shown === null || tripKey(shown.trip) !== tripKey(placement.fee.trip))
      return { isSame: false, placement };
    const [before, after] = [payableAmount(placement.fee), payableAmount(shown)];
    return {
      isSame: isSameAmount(after, before, vendor?.currency ?? market.currency),
      placement: { ...placement, fee: shown, body: withFee(placement.body, shown) },
    };
  },
}).filterMap((comparison) => comparison ?? undefined);
sample({
  clock: feeCompared.filter({ fn: ({ isSame }) => isSame }),
  fn: ({ placement }) => placement,
  target: paymentFeeRenewed,
});
sample({
  clock: feeCompared,
  fn: ({ isSame }): PaymentEvent => (isSame ? 'feeUnchanged' : 'failed'),
  target: paymentEventOccurred,
});
sample({
  clock: feeCompared.filter({ fn: ({ isSame }) => !isSame }),
  fn: () => paymentErrorTexts['error.fee.changed'],
  target: paymentErrorChanged,
});

const renewalFailed = sample({
  clock: renewFeeFx.fail,
  source: $stage,
  filter: (stage) => stage === 'refreshing',
});
const renewalsExhausted = renewalDue.filter({ fn: ({ isExhausted }) => isExhausted });
sample({
  clock: [renewalFailed, renewalsExhausted],
  fn: (): PaymentEvent => 'failed',
  target: paymentEventOccurred,
});
sample({
  clock: renewalFailed,
  fn: () => paymentErrorTexts['error.fee.recompute'],
  target: paymentErrorChanged,
});
sample({
  clock: renewalsExhausted,
  fn: () => paymentErrorTexts['error.payment.intent-creation'],
  target: paymentErrorChanged,
});
