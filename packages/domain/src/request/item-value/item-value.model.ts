import { attach, combine, createEvent, createStore, sample } from 'effector';
import { loadCountryParameterFx } from '../../api/index.ts';
import { $draft, draftErased, draftOpened, $requestVendor } from '../draft/index.ts';
import { $rulesInput } from '../rules/index.ts';
import { $isHeld, placementHeld, submitted } from '../sending/index.ts';
import { isAboveLimit, noLimit, readItemValueLimit, type ItemValueValidation } from './item-value.ts';

/** What asks about the value of an order is on display. */
export const valueWatchBegun = createEvent();
/** The vendor says that the order is worth that much. */
export const valueConfirmed = createEvent();
/** The vendor wants to look at the amount again. */
export const valueDeclined = createEvent();

const loadFx = attach({
  effect: loadCountryParameterFx,
  mapParams: (): { readonly name: 'orderItemValueExceedLimit' } => ({ name: 'orderItemValueExceedLimit' }),
});

/** Until the limit is known, and when it cannot be had, there is none (specification 000, section 5). */
const $limit = createStore(noLimit)
  .on(loadFx.doneData, (_, text) => readItemValueLimit(text))
  .reset(loadFx.fail);
const $amountText = $draft.map(({ amount }) => amount);
/** An amount that is changed, and be it back to what it was, is asked about again. */
const $isConfirmed = createStore(false)
  .on(valueConfirmed, () => true)
  .reset($amountText, draftOpened, draftErased);

export const $itemValue = combine(
  { input: $rulesInput, limit: $limit, confirmed: $isConfirmed },
  ({ input: { amount }, limit, confirmed }): ItemValueValidation => ({
    required: amount.ok && isAboveLimit(amount.amount, limit),
    confirmed,
    limit,
  }),
);

/** The value to ask about and the limit that it exceeds, in main units; null when there is nothing to ask. */
export const $valueQuestion = createStore<{ readonly amount: number; readonly limit: number } | null>(null);

// When the vendor is known, and with each new order, the limit is asked for: it is kept for five minutes.
sample({
  clock: [valueWatchBegun, $requestVendor, draftErased],
  source: $requestVendor,
  filter: (vendor) => vendor !== null,
  fn: () => undefined,
  target: loadFx,
});

// While the value is above the limit and nobody has confirmed it, the order is held.
sample({
  source: $itemValue.map(({ required, confirmed }) => required && !confirmed),
  target: $isHeld,
});

// When a held order was to be sent, the vendor is asked; the answer sends it, or leads back to the form.
sample({
  clock: placementHeld,
  source: { input: $rulesInput, limit: $limit },
  fn: ({ input: { amount }, limit }) => ({ amount: amount.ok ? amount.amount : 0, limit }),
  target: $valueQuestion,
});
$valueQuestion.reset(valueConfirmed, valueDeclined, $amountText, draftOpened, draftErased);
const released = sample({
  clock: $isHeld,
  source: $isConfirmed,
  filter: (isConfirmed, isHeld) => isConfirmed && !isHeld,
});
sample({ clock: released, fn: () => undefined, target: submitted });
