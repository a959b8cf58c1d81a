import { attach, combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { isSignatureExpired, loadOrderFx, updateOrderFx } from '../../api/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $draft, draftErased, draftFlushRequested, draftDiscarded } from '../../request/draft/index.ts';
import { $quote } from '../../request/fee/index.ts';
import { $submissionInput } from '../../request/rules/index.ts';
import {
  $canRefreshFee,
  addFeeCheck,
  addRulesCheck,
  createSending,
  restartOnChange,
  signatureRejected,
  type SendingEvent,
} from '../../request/sending/index.ts';
import {
  $orderReference,
  $method,
  $order,
  $view,
  modificationClosed,
  orderReceived,
} from './modification.model.ts';
import type { OrderReference } from './modification.model.ts';
import { addHigherFeeCheck } from './higher-fee-check.ts';
import { modifyOrder, type ModificationOutcome } from './modify-order.ts';
import { composeModification, findModificationFaults, type Modification } from './compose-modification.ts';
import type { ModificationTextKey } from './texts.ts';

type ModificationEvent = SendingEvent<Modification>;

/** The service saved the modification. */
export const orderModified = createEvent<OrderReference>();

/**
 * The state machine that sends modifications (specification 000, section 6). A modification creates no order
 * and needs no payment of its own, but it must not cost more than the vendor knows.
 */
const sending = createSending<Modification>(['rules', 'fee', 'higher-fee']);
const { $sending, jobApproved, sendingEventOccurred } = sending;
export const {
  orderSubmitted: modificationSubmitted,
  questionAnswered: modificationQuestionAnswered,
  $question: $modificationQuestion,
} = sending;

const modifyFx = createEffect((modification: Modification): Promise<ModificationOutcome> => {
  const [save, load] = [scopeBind(updateOrderFx, { safe: true }), scopeBind(loadOrderFx, { safe: true })];
  const { orderId, body } = modification;
  return modifyOrder(
    { update: () => save({ orderId, body }), load: () => load({ vendorId: body.vendor_id, orderId }) },
    modification,
  );
});
const sendFx = attach({ effect: modifyFx });

export const $isModifying = combine(
  $sending,
  sendFx.pending,
  ({ status }, isSending) => isSending || status === 'checking' || status === 'placing',
);
/**
 * False while a modification is being sent, a question is open or the fee is being fetched. Also false once
 * the order can no longer be modified.
 */
export const $canModify = combine(
  { view: $view, isModifying: $isModifying, quote: $quote, question: $modificationQuestion },
  ({ view, isModifying, quote, question }) =>
    view === 'ready' && !isModifying && question === null && quote.status !== 'checking',
);

// When the vendor submits, store the draft. When every check has passed, send the modification.
sample({ clock: modificationSubmitted, target: draftFlushRequested });
sample({ clock: jobApproved, target: sendFx });

const $input = combine(
  { order: $order, view: $view, input: $submissionInput, paymentMethod: $method },
  ({ order, view, input, paymentMethod }) => ({ order, view, input: { ...input, paymentMethod } }),
);
addRulesCheck(sending, {
  source: $input,
  findFaults: ({ view, input }) => (view === 'ready' ? findModificationFaults(input) : 'blocked'),
});
addFeeCheck(sending, {
  source: $input,
  compose: ({ order, input }, fee) => order && composeModification(order, input, fee),
});
restartOnChange(sending, $submissionInput);
addHigherFeeCheck(sending, $order);

// When the modification is saved, discard the draft, because the order now has its values.
sample({ clock: sendFx.doneData.filterMap(({ order }) => order ?? undefined), target: orderReceived });
sample({
  clock: sendFx.done.filter({ fn: ({ result }) => result.kind === 'modified' }),
  fn: ({ params: { draftId } }): ModificationEvent => ({ type: 'orderPlaced', draftId }),
  target: sendingEventOccurred,
});
const shownOrderModified = sample({
  clock: sendFx.done,
  source: { reference: $orderReference, draft: $draft },
  filter: ({ reference, draft }, { params, result }) =>
    result.kind === 'modified' && reference?.orderId === params.orderId && draft.id === params.draftId,
  fn: ({ reference }) => reference,
}).filterMap((reference) => reference ?? undefined);
sample({ clock: shownOrderModified, target: draftDiscarded });
sample({ clock: shownOrderModified, target: orderModified });
sample({
  clock: shownOrderModified,
  fn: () => toast<ModificationTextKey>('success', 'modify.updated'),
  target: notify,
});

// If the fee's signature had expired, run the checks again with a new quote. Show every other refusal and
// keep the draft.
const modificationRefused = sample({
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
  clock: modificationRefused.filter({ fn: ({ isExpired }) => isExpired }),
  fn: ({ fee }) => fee,
  target: signatureRejected,
});
sample({
  clock: modificationRefused,
  fn: ({ draftId, failure, isExpired }): ModificationEvent =>
    isExpired ? { type: 'signatureExpired', draftId } : { type: 'orderRefused', draftId, failure },
  target: sendingEventOccurred,
});
sample({
  clock: modificationRefused.filter({ fn: ({ isExpired }) => !isExpired }),
  fn: () => toast<ModificationTextKey>('error', 'modify.could-not-update'),
  target: notify,
});
sample({
  clock: modificationClosed,
  fn: (): ModificationEvent => ({ type: 'draftClosed' }),
  target: sendingEventOccurred,
});
sample({
  clock: draftErased,
  fn: (): ModificationEvent => ({ type: 'draftErased' }),
  target: sendingEventOccurred,
});
