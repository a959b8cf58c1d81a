import { attach, createStore, sample } from 'effector';
import { limits } from '../contracts/index.ts';
import { isSameAmount } from '../platform/money/index.ts';
import { paymentErrorTexts } from '../request/payment-methods/index.ts';
import type { Placement } from '../request/sending/index.ts';
import { refreshFeeFx } from '../request/fee/index.ts';
import { $duePayment, paymentRenewed } from '../request/sending/index.ts';
import { $requestMarket, $requestVendor } from '../request/draft/index.ts';
import { createTimer } from '../platform/ports/index.ts';
import { $stage, errorSaid, factHappened, paymentLeft } from './payment.model.ts';
import type { PaymentFact } from './stages.ts';

/** A signature that runs out again and again is not waited for any longer than this. */
const MOST_RENEWALS = 3;

const renewFx = attach({ effect: refreshFeeFx });
const wait = createTimer();
const isRefreshing = $stage.updates.filter({ fn: (stage) => stage === 'refreshing' });

const $renewals = createStore(0)
  .on(isRefreshing, (count) => count + 1)
  .reset(paymentLeft, $stage.updates.filter({ fn: (stage) => stage === 'opening' }));

// When the signature has run out, the fee is asked for anew a second later (specification 000, section 8).
sample({ clock: isRefreshing, fn: () => limits.feeRetryWaitMs, target: wait.set });
const due = sample({
  clock: wait.elapsed,
  source: { stage: $stage, due: $duePayment, renewals: $renewals },
  filter: ({ stage, due: placement }) => stage === 'refreshing' && placement !== null,
  fn: ({ due: placement, renewals }) => ({
    trip: (placement as Placement).fee.trip,
    isLast: renewals > MOST_RENEWALS,
  }),
});
sample({ clock: due.filter({ fn: ({ isLast }) => !isLast }), fn: ({ trip }) => trip, target: renewFx });

// An unchanged fee makes the intent again; a changed one is shown before anything is paid.
const compared = sample({
  clock: renewFx.done,
  source: { due: $duePayment, vendor: $requestVendor, market: $requestMarket, stage: $stage },
  filter: ({ due: placement, stage }, { params }) => stage === 'refreshing' && placement?.fee.trip === params,
  fn: ({ due: former, vendor, market }, { result }) => {
    const placement = former as Placement;
    return {
      isSame: isSameAmount(result.amount, placement.fee.amount, vendor?.currency ?? market.currency),
      placement: {
        ...placement,
        fee: { ...placement.fee, ...result },
        body: { ...placement.body, delivery_fee: result.amount, signature: result.signature },
      },
    };
  },
});
sample({
  clock: compared.filter({ fn: ({ isSame }) => isSame }),
  fn: ({ placement }) => placement,
  target: paymentRenewed,
});
sample({
  clock: compared,
  fn: ({ isSame }): PaymentFact => (isSame ? 'feeUnchanged' : 'failed'),
  target: factHappened,
});
sample({
  clock: compared.filter({ fn: ({ isSame }) => !isSame }),
  fn: () => paymentErrorTexts['error.fee.changed'],
  target: errorSaid,
});

const lost = sample({ clock: renewFx.fail, source: $stage, filter: (stage) => stage === 'refreshing' });
const spent = due.filter({ fn: ({ isLast }) => isLast });
sample({ clock: [lost, spent], fn: (): PaymentFact => 'failed', target: factHappened });
sample({ clock: lost, fn: () => paymentErrorTexts['error.fee.recompute'], target: errorSaid });
sample({ clock: spent, fn: () => paymentErrorTexts['error.payment.intent-creation'], target: errorSaid });
