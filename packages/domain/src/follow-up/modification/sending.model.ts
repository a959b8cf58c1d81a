import { attach, combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { loadOrderFx, updateOrderFx } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $draft, draftErased, draftFlushed, startedOver } from '../../request/draft/index.ts';
import { $quote } from '../../request/fee/index.ts';
import { $rulesInput } from '../../request/rules/index.ts';
import {
  $canRefreshFee,
  addFeeCheck,
  addRulesCheck,
  createSending,
  isSignatureExpired,
  restartOnChange,
  signatureRejected,
  type SendingFact,
} from '../../request/sending/index.ts';
import { $address, $method, $order, $view, modificationClosed, orderSeen } from './modification.model.ts';
import type { OrderAddress } from './modification.model.ts';
import { modifyOrder, type Outcome } from './modify-order.ts';
import { composeUpdate, findUpdateFault, type Update } from './order-update.ts';
import type { ModificationTextKey } from './texts.ts';

type Fact = SendingFact<Update>;

/** The service has the order as the vendor wants it. */
export const orderModified = createEvent<OrderAddress>();

/** The machine that sends changes to an order (specification 000, section 6). A change is paid as the order was. */
const sending = createSending<Update>(['rules', 'fee']);
const { $sending, jobApproved, factHappened } = sending;
export const {
  submitted: modificationSubmitted,
  questionAnswered: modificationQuestionAnswered,
  $question: $modificationQuestion,
} = sending;

const modifyFx = createEffect((update: Update): Promise<Outcome> => {
  const [save, load] = [scopeBind(updateOrderFx, { safe: true }), scopeBind(loadOrderFx, { safe: true })];
  const { orderId, body } = update;
  return modifyOrder(
    { update: () => save({ orderId, body }), load: () => load({ vendorId: body.vendor_id, orderId }) },
    update,
  );
});
const sendFx = attach({ effect: modifyFx });

export const $isModifying = combine(
  $sending,
  sendFx.pending,
  ({ status }, isSending) => isSending || status === 'checking' || status === 'placing',
);
/** False while sending or asking, while the fee is being fetched, and once the order can no longer be changed. */
export const $canModify = combine(
  { view: $view, isModifying: $isModifying, quote: $quote, question: $modificationQuestion },
  ({ view, isModifying, quote, question }) =>
    view === 'ready' && !isModifying && question === null && quote.status !== 'checking',
);

// When the vendor presses, store what was typed. When every check has passed, send the change.
sample({ clock: modificationSubmitted, target: draftFlushed });
sample({ clock: jobApproved, target: sendFx });

const $input = combine(
  { order: $order, view: $view, input: $rulesInput, paymentMethod: $method },
  ({ order, view, input, paymentMethod }) => ({ order, view, input: { ...input, paymentMethod } }),
);
addRulesCheck(sending, {
  source: $input,
  findFault: ({ view, input }) => (view === 'ready' ? findUpdateFault(input) : 'blocked'),
});
addFeeCheck(sending, {
  source: $input,
  compose: ({ order, input }, fee) => order && composeUpdate(order, input, fee),
});
restartOnChange(sending, $rulesInput);

// When the order is changed, what was typed is in it.
sample({ clock: sendFx.doneData.filterMap(({ order }) => order ?? undefined), target: orderSeen });
sample({
  clock: sendFx.done.filter({ fn: ({ result }) => result.kind === 'modified' }),
  fn: ({ params: { draftId } }): Fact => ({ type: 'orderPlaced', draftId }),
  target: factHappened,
});
const modified = sample({
  clock: sendFx.done,
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

// When the signature of the fee had expired, the checks run again with a fresh one. Another refusal is shown; what was
// typed stays.
const refused = sample({
  clock: sendFx.done.filterMap(({ params, result }) =>
    result.kind === 'refused' ? { ...params, failure: result.failure } : undefined,
  ),
  source: $canRefreshFee,
  fn: (canRefresh, { draftId, fee, failure }) => ({
    draftId,
    fee,
    failure,
    isExpired: canRefresh && isSignatureExpired(failure),
  }),
});
sample({
  clock: refused.filter({ fn: ({ isExpired }) => isExpired }),
  fn: ({ fee }) => fee,
  target: signatureRejected,
});
sample({
  clock: refused,
  fn: ({ draftId, failure, isExpired }): Fact =>
    isExpired ? { type: 'signatureExpired', draftId } : { type: 'orderRefused', draftId, failure },
  target: factHappened,
});
sample({
  clock: refused.filter({ fn: ({ isExpired }) => !isExpired }),
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'modify.could-not-update' satisfies ModificationTextKey },
  }),
  target: notify,
});
sample({ clock: modificationClosed, fn: (): Fact => ({ type: 'draftClosed' }), target: factHappened });
sample({ clock: draftErased, fn: (): Fact => ({ type: 'draftErased' }), target: factHappened });
