import { combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum/and';
import { not } from 'patronum/not';
import { limits } from '../../contracts/index.ts';
import { isSameAmount } from '../../platform/money/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { $requestMarket, $requestVendor } from '../draft/index.ts';
import { $isDiscountDue, $shownFee } from './discount.model.ts';
import { $trip, requoteFx, tripBegan } from './quote.model.ts';
import { payableOf, tripKey, type ShownFee } from './quote.ts';

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
/** The refused fee has its fresh signature. */
const $isRequoted = createStore(false);
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

// When it comes back the same, the order may go out again; a changed one is asked about. A voucher is taken off it first.
const requoted = sample({
  clock: requoteFx.done,
  source: { refused: $refusedFee, trip: $trip },
  // Where the destination has changed meanwhile, there is nothing to compare.
  filter: ({ refused, trip }, { params }) =>
    refused !== null && trip !== null && tripKey(trip) === tripKey(params),
  fn: () => undefined,
});
$isRequoted.on(requoted, () => true).reset(refreshBegan, $refusedFee);
const compared = sample({
  clock: [$isRequoted, $isDiscountDue],
  source: {
    isReady: and($isRequoted, not($isDiscountDue)),
    refused: $refusedFee,
    shown: $shownFee,
    currency: $currency,
  },
  filter: ({ isReady, refused, shown }) => isReady && refused !== null && shown !== null,
  fn: ({ refused, shown, currency }) => {
    const amount = shown ? payableOf(shown) : Number.NaN;
    return { amount, isSame: isSameAmount(amount, refused ? payableOf(refused) : Number.NaN, currency) };
  },
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
  fn: ({ question, shown }) => {
    const amount = shown ? payableOf(shown) : null;
    return { amount, isSame: amount !== null && amount === question?.amount };
  },
});
const accepted = confirmed.filter({ fn: ({ isSame }) => isSame });
sample({
  clock: confirmed.filterMap(({ amount, isSame }) => (amount !== null && !isSame ? { amount } : undefined)),
  target: feeChanged,
});

/** The fee on screen has a fresh signature and the vendor's consent: the order may go out again. Heard by the submission's model. */
export const feeSettled = sample({ clock: [cameBackSame, accepted], fn: () => undefined });

$refusedFee.on(refreshBegan, (_, fee) => fee).reset(feeSettled, feeChanged, requoteFx.fail, tripBegan, $trip);
$refreshes.on(refreshBegan, (count) => count + 1).reset(refreshesForgotten);
$feeQuestion.on(feeChanged, (_, question) => question).reset(feeSettled, feeDeclined, tripBegan, $trip);
