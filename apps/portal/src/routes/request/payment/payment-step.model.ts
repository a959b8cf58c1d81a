import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { newInstrumentId } from '@saddlebag/domain/contracts';
import { $intent, cardConfirmed, paymentLeft, paymentScreenOpened } from '@saddlebag/domain/payment';
import { $requestVendor } from '@saddlebag/domain/request';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';

/**
 * Open while the payment step is mounted. `returnedPaymentId` is the payment id in the bank's redirect, or
 * null.
 */
export const PaymentStepGate = createGate<{ returnedPaymentId: string | null }>();

/** The vendor chose a saved card by its id, or a new card. */
export const instrumentChosen = createEvent<string>();
/** The vendor chose whether to save the new card. */
export const cardSavingChosen = createEvent<boolean>();
/** The vendor confirmed the payment with the chosen saved card. */
export const savedCardConfirmed = createEvent();

const $chosenInstrument = createStore<string | null>(null)
  .on(instrumentChosen, (_, id) => id)
  .reset(PaymentStepGate.close);
export const $isCardSaved = createStore(false)
  .on(cardSavingChosen, (_, isSaved) => isSaved)
  .reset(PaymentStepGate.close);

/** The card offer to show. The service has one per country. */
export const $offer = $intent.map((intent) => intent?.offers[0] ?? null);
/** The id of a saved card, or `NEW`. Defaults to the first saved card. */
export const $instrument = combine(
  $chosenInstrument,
  $offer,
  (chosenId, offer) => chosenId ?? offer?.savedCards[0]?.id ?? newInstrumentId,
);

sample({ clock: PaymentStepGate.open, target: paymentScreenOpened });

// When the vendor confirms a saved card, pay with it.
const savedCardSelected = sample({
  clock: savedCardConfirmed,
  source: { offer: $offer, instrument: $instrument },
}).filterMap(({ offer, instrument }) =>
  offer && instrument !== newInstrumentId ? { provider: offer.provider, instrument, card: null } : undefined,
);
sample({ clock: savedCardSelected, target: cardConfirmed });

// When the vendor goes back, remove the payment id from the query.
sample({
  clock: paymentLeft,
  source: $requestVendor,
  filter: Boolean,
  fn: (vendor) => ({ path: paths.request(vendor.id), replace: true }),
  target: navigateFx,
});
