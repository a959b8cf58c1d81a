import { combine, createEvent, createStore, sample } from 'effector';
import { limits } from '../contracts/limits.ts';
import { isSameAmount } from '../money/minor-units.ts';
import { createTimer } from '../shared/timer.ts';
import { $shownFee, $trip, requoteFx, tripBegan } from './quote.model.ts';
import { tripKey, type ShownFee } from './quote.ts';
import { $requestMarket, $requestVendor } from './vendor.model.ts';

/** A signature that runs out again and again is not waited for any longer than this. */
const MOST_REFRESHES = 3;

/** An order was refused because the signature of its fee had run out. Fired by the submission's model. */
export const signatureExpired = createEvent<ShownFee>();
/** The vendor asked for the rider: refreshes are counted anew. Fired by the submission's model. */
export const refreshesForgotten = createEvent();
/** The vendor accepted the changed fee. */
export const feeConfirmed = createEvent();
/** The vendor did not accept the changed fee. */
export const feeDeclined = createEvent();

const refreshBegan = createEvent<ShownFee>();
const feeChanged = createEvent<{ readonly amount: number }>();
const wait = createTimer();

/** The fee with which the order was refused, until it has a fresh signature or another amount. */
const $refusedFee = createStore<ShownFee | null>(null);
const $refreshes = createStore(0);
const $currency = combine(
  $requestVendor,
  $requestMarket,
  (vendor, market) => vendor?.currency ?? market.currency,
);

/** The fee to ask about, in main units; null when there is nothing to ask. */
export const $feeQuestion = createStore<{ readonly amount: number } | null>(null);
export const $isRefreshingFee = $refusedFee.map((fee) => fee !== null);

// When the signature has run out, the fee is asked for anew a second later (specification 000, section 8).
const counted = sample({
  clock: signatureExpired,
  source: $refreshes,
  fn: (refreshes, fee) => ({ fee, isLast: refreshes >= MOST_REFRESHES }),
});
sample({
  clock: counted.filter({ fn: ({ isLast }) => !isLast }),
  fn: ({ fee }) => fee,
  target: refreshBegan,
});
/** The signature ran out once too often. Heard by the submission's model. */
export const refreshesSpent = counted.filter({ fn: ({ isLast }) => isLast });
sample({ clock: refreshBegan, fn: () => limits.feeRetryWaitMs, target: wait.set });
sample({
  clock: wait.elapsed,
  source: $refusedFee,
  filter: (fee) => fee !== null,
  fn: (fee) => (fee as ShownFee).trip,
  target: requoteFx,
});

// When it comes back the same, the order may go out again; a changed one is asked about.
const compared = sample({
  clock: requoteFx.done,
  source: { refused: $refusedFee, trip: $trip, currency: $currency },
  // Where the destination has changed meanwhile, there is nothing to compare.
  filter: ({ refused, trip }, { params }) =>
    refused !== null && trip !== null && tripKey(trip) === tripKey(params),
  fn: ({ refused, currency }, { result }) => ({
    amount: result.amount,
    isSame: isSameAmount(result.amount, refused?.amount ?? Number.NaN, currency),
  }),
});
const cameBackSame = compared.filter({ fn: ({ isSame }) => isSame });
sample({
  clock: compared.filter({ fn: ({ isSame }) => !isSame }),
  fn: ({ amount }) => ({ amount }),
  target: feeChanged,
});

// When the vendor accepts, it must be the fee that is on screen; if that has changed again, the question is asked again.
const confirmed = sample({
  clock: feeConfirmed,
  source: { question: $feeQuestion, shown: $shownFee },
  filter: ({ question }) => question !== null,
  fn: ({ question, shown }) => ({ shown, isSame: shown !== null && shown.amount === question?.amount }),
});
const accepted = confirmed.filter({ fn: ({ isSame }) => isSame });
sample({
  clock: confirmed.filterMap(({ shown, isSame }) =>
    shown && !isSame ? { amount: shown.amount } : undefined,
  ),
  target: feeChanged,
});

/** The fee on screen has a fresh signature and the vendor's consent: the order may go out again. Heard by the submission's model. */
export const feeSettled = sample({ clock: [cameBackSame, accepted], fn: () => undefined });

$refusedFee.on(refreshBegan, (_, fee) => fee).reset(feeSettled, feeChanged, requoteFx.fail, tripBegan, $trip);
$refreshes.on(refreshBegan, (count) => count + 1).reset(refreshesForgotten);
$feeQuestion.on(feeChanged, (_, question) => question).reset(feeSettled, feeDeclined, tripBegan, $trip);
