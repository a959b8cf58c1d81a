import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { newInstrumentId } from '@saddlebag/domain/contracts';
import { $keptCard } from '@saddlebag/domain/kept-card';
import { $intent, $isPaymentOpen, cardConfirmed, paymentScreenOpened } from '@saddlebag/domain/payment';
import { paymentStepToggled } from '../form/form-lock.model.ts';

/**
 * Open while the payment step is mounted. `returnedPaymentId` is the payment id in the bank's redirect, or
 * null.
 */
export const PaymentStepGate = createGate<{ returnedPaymentId: string | null }>();

/** The vendor chose a card. The payload is the id of a saved card, or `NEW`. */
export const instrumentChosen = createEvent<string>();
/** The vendor chose whether to save the new card. */
export const cardSavingChosen = createEvent<boolean>();
/** The vendor confirmed the payment with the chosen saved card. */
export const savedCardConfirmed = createEvent();

const $chosenInstrumentId = createStore<string | null>(null)
  .on(instrumentChosen, (_, id) => id)
  .reset(PaymentStepGate.close);
export const $isCardSavingChosen = createStore(false)
  .on(cardSavingChosen, (_, isSaved) => isSaved)
  .reset(PaymentStepGate.close);

/** The card provider with the account's saved cards. The service uses one provider per country. */
export const $offer = $intent.map((intent) => intent?.offers[0] ?? null);
/**
 * The id of a saved card, or `NEW`. Defaults to the first saved card, or to a new card if the vendor has already
 * typed one for this payment.
 */
export const $instrumentId = combine(
  $chosenInstrumentId,
  $offer,
  $keptCard,
  (chosenId, offer, keptCard) =>
    chosenId ?? (keptCard ? newInstrumentId : (offer?.savedCards[0]?.id ?? newInstrumentId)),
);

sample({ clock: PaymentStepGate.open, target: paymentScreenOpened });

// While the payment replaces the form, keep the pin of the map in its place.
sample({
  clock: [$isPaymentOpen, PaymentStepGate.status],
  source: [$isPaymentOpen, PaymentStepGate.status] as const,
  fn: ([isOpen, isMounted]) => isOpen && isMounted,
  target: paymentStepToggled,
});

// When the vendor confirms a saved card, pay with it.
const savedCardSelected = sample({
  clock: savedCardConfirmed,
  source: { offer: $offer, instrument: $instrumentId },
}).filterMap(({ offer, instrument }) =>
  offer && instrument !== newInstrumentId ? { provider: offer.provider, instrument, card: null } : undefined,
);
sample({ clock: savedCardSelected, target: cardConfirmed });
