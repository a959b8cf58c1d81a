import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { newInstrument } from '@saddlebag/domain/contracts';
import { $intent, cardConfirmed, paymentLeft, paymentShown } from '@saddlebag/domain/payment';
import { $requestVendor } from '@saddlebag/domain/request';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';

/** Open while the step in which one pays is on display. */
export const PaymentStepGate = createGate<{ returned: string | null }>();

/** The vendor chose a saved card, or a new one. */
export const instrumentChosen = createEvent<string>();
/** The vendor wants a new card to be kept, or not. */
export const cardSavingChosen = createEvent<boolean>();
/** The vendor pays with the saved card that is chosen. */
export const savedCardConfirmed = createEvent();

const $chosenInstrument = createStore<string | null>(null)
  .on(instrumentChosen, (_, id) => id)
  .reset(PaymentStepGate.close);
export const $isCardSaved = createStore(false)
  .on(cardSavingChosen, (_, isSaved) => isSaved)
  .reset(PaymentStepGate.close);

/** The one way to pay by card that is shown; services have one for each country. */
export const $offer = $intent.map((intent) => intent?.offers[0] ?? null);
/** A saved card's id, or `NEW`: the first saved card until the vendor chooses. */
export const $instrument = combine(
  $chosenInstrument,
  $offer,
  (chosen, offer) => chosen ?? offer?.savedCards[0]?.id ?? newInstrument,
);

sample({ clock: PaymentStepGate.open, target: paymentShown });

sample({
  clock: savedCardConfirmed,
  source: { offer: $offer, instrument: $instrument },
  filter: ({ offer, instrument }) => offer !== null && instrument !== newInstrument,
  fn: ({ offer, instrument }) => ({
    provider: offer?.provider ?? ('generic_creditcard' as const),
    instrument,
    card: null,
  }),
  target: cardConfirmed,
});

// When the vendor goes back, the address forgets the payment that it may have named.
sample({
  clock: paymentLeft,
  source: $requestVendor,
  filter: (vendor) => vendor !== null,
  fn: (vendor) => ({ path: paths.request(vendor?.id), replace: true }),
  target: navigateFx,
});
