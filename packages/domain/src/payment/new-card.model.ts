import { createEvent, sample } from 'effector';
import { cardKept, keptCardErased, keptCardRequested, type KeptCard } from '../request/kept-card/index.ts';
import { $duePayment, orderPlaced } from '../request/sending/index.ts';
import { cardConfirmed } from './payment.model.ts';

/** The vendor submitted the fields of a new card. */
export const newCardSubmitted = createEvent<Pick<KeptCard, 'holder' | 'expiry'>>();

// The bank's page, a lost response and a reload remove the form, so keep the name and the expiry date for the
// next attempt.
const newCardPaying = sample({
  clock: newCardSubmitted,
  source: $duePayment,
  fn: (due, { holder, expiry }) => due && { draftId: due.draftId, holder, expiry },
}).filterMap((card) => card ?? undefined);
sample({ clock: newCardPaying, target: cardKept });
sample({ clock: $duePayment.updates.filterMap((due) => due?.draftId), target: keptCardRequested });

// Forget the new card when the order is placed, and when the vendor pays with a saved card instead.
sample({
  clock: [orderPlaced, cardConfirmed.filter({ fn: ({ card }) => card === null })],
  fn: () => undefined,
  target: keptCardErased,
});
