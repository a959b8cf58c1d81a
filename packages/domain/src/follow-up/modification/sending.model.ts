import { attach, combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { or } from 'patronum/or';
import type { ApiFailure } from '../../api/index.ts';
import { loadOrderFx } from '../../api/index.ts';
import { updateOrderFx } from '../../api/index.ts';
import { signatureExpiredMessage } from '../../contracts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $draft, draftFlushed, startedOver } from '../../request/draft/index.ts';
import { $rulesInput, fieldFaulted } from '../../request/rules/index.ts';
import {
  $feeQuestion,
  $isRefreshingFee,
  feeSettled,
  refreshesForgotten,
  refreshesSpent,
  signatureExpired,
  $shownFee,
  $quote,
  quoteRetried,
} from '../../request/fee/index.ts';
import { $address, $method, $order, $view, orderSeen, type OrderAddress } from './modification.model.ts';
import { modifyOrder, type Outcome } from './modify-order.ts';
import { examineUpdate, type Update } from './order-update.ts';
import type { ModificationTextKey } from './texts.ts';

/** The vendor wants the order changed. */
export const modificationSubmitted = createEvent();
/** The service has the order as the vendor wants it. */
export const orderModified = createEvent<OrderAddress>();

const updateDue = createEvent();

const modifyFx = createEffect((update: Update): Promise<Outcome> => {
  const [save, load] = [scopeBind(updateOrderFx, { safe: true }), scopeBind(loadOrderFx, { safe: true })];
  const { orderId, body } = update;
  return modifyOrder(
    { update: () => save({ orderId, body }), load: () => load({ vendorId: body.vendor_id, orderId }) },
    update,
  );
});
const sendFx = attach({ effect: modifyFx });

export const $isModifying = or(sendFx.pending, $isRefreshingFee);
/** False while sending, while the fee is asked for or asked about, and once the order can no longer be changed. */
export const $canModify = combine(
  { view: $view, isBusy: $isModifying, quote: $quote, question: $feeQuestion },
  ({ view, isBusy, quote, question }) =>
    view === 'ready' && !isBusy && question === null && quote.status !== 'checking',
);

// When the vendor asks for it, the rules are looked through; the first that is broken is shown.
const begun = sample({
  clock: modificationSubmitted,
  source: $canModify,
  filter: Boolean,
  fn: () => undefined,
});
sample({ clock: begun, target: [draftFlushed, refreshesForgotten, updateDue] });
const feeAgreed = sample({ clock: feeSettled, source: $address, filter: Boolean, fn: () => undefined });
sample({ clock: feeAgreed, target: updateDue });
const examined = sample({
  clock: updateDue,
  source: { order: $order, input: $rulesInput, paymentMethod: $method, fee: $shownFee },
  fn: ({ order, input, paymentMethod, fee }) =>
    order && examineUpdate(order, { ...input, paymentMethod }, fee),
}).filterMap((result) => result ?? undefined);
sample({ clock: examined, fn: ({ fault }) => fault, target: fieldFaulted });
sample({
  clock: examined,
  filter: ({ fault, update }) => !fault && !update,
  fn: () => undefined,
  target: quoteRetried,
});
sample({ clock: examined.filterMap(({ update }) => update ?? undefined), target: sendFx });

// When the order is changed, what was typed is in it.
const ended = sendFx.done;
sample({ clock: ended.filterMap(({ result }) => result.order ?? undefined), target: orderSeen });
const modified = sample({
  clock: ended,
  source: { address: $address, draft: $draft },
  filter: ({ address, draft }, { params, result }) =>
    result.kind === 'modified' && address?.orderId === params.orderId && draft.id === params.draftId,
  fn: ({ address }) => address,
}).filterMap((address) => address ?? undefined);
sample({ clock: modified, fn: () => undefined, target: startedOver });
sample({ clock: modified, target: orderModified });
sample({
  clock: modified,
  fn: () => ({
    tone: 'success' as const,
    message: { key: 'modify.updated' satisfies ModificationTextKey },
  }),
  target: notify,
});

// When the signature of the fee had run out, the fee is asked for anew; any other refusal is said, and nothing is lost.
const isSignatureExpired = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
const refused = ended.filterMap(({ params, result }) =>
  result.kind === 'refused' ? { fee: params.fee, failure: result.failure } : undefined,
);
sample({
  clock: refused.filterMap(({ fee, failure }) => (isSignatureExpired(failure) ? fee : undefined)),
  target: signatureExpired,
});
sample({
  clock: [
    refused.filter({ fn: ({ failure }) => !isSignatureExpired(failure) }),
    sample({ clock: refreshesSpent, source: $address, filter: Boolean }),
  ],
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'modify.could-not-update' satisfies ModificationTextKey },
  }),
  target: notify,
});
