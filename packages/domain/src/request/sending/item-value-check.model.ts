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

/** In major units of the currency. An unknown limit means no limit (specification 000, section 5). */
const $limit = createStore(noLimit)
  .on(loadLimitFx.doneData, (_, text) => parseItemValueLimit(text))
  .reset(loadLimitFx.fail);
const $amountText = $draft.map(({ amount }) => amount);
/** Resets on each edit of the amount, even on an edit back to the confirmed amount. */
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

// When a vendor's request opens, and after each order, load the limit. The client caches it for five minutes.
sample({
  clock: [requestVendorChanged, draftErased],
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  target: loadLimitFx,
});

// When the check starts, ask the vendor to confirm a value above the limit.
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
