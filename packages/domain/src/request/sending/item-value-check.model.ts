import { attach, combine, createStore, sample } from 'effector';
import { loadCountryParameterFx } from '../../api/index.ts';
import { $draft, $vendorId, draftErased, draftOpened, requestVendorChanged } from '../draft/index.ts';
import { $submissionInput } from '../rules/index.ts';
import { isAboveLimit, noLimit, parseItemValueLimit, type ItemValueValidation } from './item-value.ts';
import { checkFinished, checkStarted, consentGiven } from './order-sending.model.ts';
import type { Verdict } from './sending.ts';

const loadLimitFx = attach({
  effect: loadCountryParameterFx,
  mapParams: (): { readonly name: 'orderItemValueExceedLimit' } => ({ name: 'orderItemValueExceedLimit' }),
});

/** Main units of the currency. An unknown limit counts as none (specification 000, section 5). */
const $limit = createStore(noLimit)
  .on(loadLimitFx.doneData, (_, text) => parseItemValueLimit(text))
  .reset(loadLimitFx.fail);
const $amountText = $draft.map(({ amount }) => amount);
/** Each edit of the amount withdraws the confirmation, even an edit back to the confirmed amount. */
const $isConfirmed = createStore(false)
  .on(consentGiven.filter({ fn: ({ check }) => check === 'item-value' }), () => true)
  .reset($amountText, draftOpened, draftErased);

export const $itemValue = combine(
  { input: $submissionInput, limit: $limit, confirmed: $isConfirmed },
  ({ input: { amount }, limit, confirmed }): ItemValueValidation => ({
    required: amount.ok && isAboveLimit(amount.amount, limit),
    confirmed,
    limit,
  }),
);

// When a vendor's request is opened, and for each new order, load the limit. The client keeps it for five minutes.
sample({
  clock: [requestVendorChanged, draftErased],
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: () => undefined,
  target: loadLimitFx,
});

// When the check is due, ask about a value above the limit that the vendor has not confirmed.
sample({
  clock: checkStarted.filter({ fn: ({ check }) => check === 'item-value' }),
  source: { itemValue: $itemValue, input: $submissionInput },
  fn: ({ itemValue, input: { amount } }, { run }) => {
    const verdict: Verdict<never> =
      itemValue.required && !itemValue.confirmed && amount.ok
        ? {
            kind: 'question',
            question: { check: 'item-value', amount: amount.amount, limit: itemValue.limit },
          }
        : { kind: 'pass' };
    return { run, check: 'item-value' as const, verdict };
  },
  target: checkFinished,
});
