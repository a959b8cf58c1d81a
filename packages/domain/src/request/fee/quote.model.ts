import { attach, combine, createEvent, createStore, sample } from 'effector';
import { checkDeliverableFx, estimateFx, quoteFeeFx } from '../../api/index.ts';
import type { Trip } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $areas } from '../destination/index.ts';
import { $draft, $origin, $vendorId } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { noAnswers, quoteOf, tripKey, withAnswer, type Quote, type ShownFee } from './quote.ts';

/** The vendor asked for the area check, the fee and the estimation again, after a failure. */
export const quoteRetried = createEvent();
/** A trip is quoted from the start. */
export const tripBegan = createEvent<Trip>();

const checkFx = attach({ effect: checkDeliverableFx });
const priceFx = attach({ effect: quoteFeeFx });
const timeFx = attach({ effect: estimateFx });
/** The fee anew, for a trip whose fee was on screen. */
export const requoteFx = attach({ effect: quoteFeeFx });

const isSameTrip = (one: Trip | null, other: Trip | null): boolean =>
  one === other || (one !== null && other !== null && tripKey(one) === tripKey(other));

/** The way to quote; it changes when one of its three parts does, and not while the vendor types elsewhere. */
export const $trip = createStore<Trip | null>(null, {
  updateFilter: (next, trip) => !isSameTrip(next, trip),
});
sample({
  source: combine($origin, $vendorId, $draft, (origin, vendorId, { destination }) =>
    origin && vendorId && destination ? { origin, vendorId, destination: destination.point } : null,
  ),
  target: $trip,
});

const $answers = createStore(noAnswers)
  .on(tripBegan, (_, trip) => ({ ...noAnswers, trip: tripKey(trip) }))
  .on(checkFx.done, (answers, { params, result }) =>
    withAnswer(answers, params, { area: result ? 'deliverable' : 'undeliverable' }),
  )
  .on(checkFx.fail, (answers, { params }) => withAnswer(answers, params, { area: 'unknown' }))
  .on([priceFx.done, requoteFx.done], (answers, { params, result }) =>
    withAnswer(answers, params, { price: { fee: result } }),
  )
  .on([priceFx.fail, requoteFx.fail], (answers, { params }) =>
    withAnswer(answers, params, { price: { fee: null } }),
  )
  .on(timeFx.done, (answers, { params, result }) => withAnswer(answers, params, { estimation: result }));

export const $quote = combine($trip, $answers, (trip, answers): Quote => quoteOf(trip, answers));
const $quoteStatus = $quote.map(({ status }) => status);

/** The fee of the trip on screen, before anything is taken off it. */
export const $quotedFee = combine($trip, $answers, (trip, answers): ShownFee | null =>
  trip && answers.price?.fee && quoteOf(trip, answers).status === 'ready'
    ? { ...answers.price.fee, trip }
    : null,
);

// When the destination is known, the area, the fee and the time are asked for at once.
sample({
  clock: [$trip, quoteRetried],
  source: $trip,
  filter: (trip): trip is Trip => trip !== null,
  target: tripBegan,
});
sample({ clock: tripBegan, target: [checkFx, priceFx, timeFx] });

// When it cannot be delivered, or that cannot be told, the vendor hears it.
const warning = (key: RequestTextKey) => ({ tone: 'warning' as const, message: { key } });
sample({
  clock: $quoteStatus,
  source: $areas,
  // Where the areas are drawn, the map says it.
  filter: (areas, status) => status === 'undeliverable' && areas.length === 0,
  fn: () => warning('toast.we-cannot-deliver-that-order-there'),
  target: notify,
});
sample({
  clock: $quoteStatus,
  filter: (status) => status === 'failed' || status === 'no-price',
  fn: (status) => ({
    tone: 'error' as const,
    message: {
      key: (status === 'failed'
        ? 'toast.unable-to-verify-if-order-is-deliverable'
        : 'toast.we-could-not-compute-the-price-for-that-order') satisfies RequestTextKey,
    },
  }),
  target: notify,
});
