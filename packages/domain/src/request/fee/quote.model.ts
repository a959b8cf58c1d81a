import { attach, combine, createEvent, createStore, sample } from 'effector';
import { checkDeliverableFx, estimateFx, quoteFeeFx } from '../../api/index.ts';
import type { Trip } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $areas } from '../destination/index.ts';
import { $draft, $origin, $vendorId } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { noResults, toQuote, tripKey, withResult, type Quote, type DisplayedFee } from './quote.ts';

/** The vendor asked for the area check, the fee and the estimation again, after a failure. */
export const quoteRetried = createEvent();
/** A trip is quoted from the start. */
export const quoteStarted = createEvent<Trip>();

const checkAreaFx = attach({ effect: checkDeliverableFx });
const loadFeeFx = attach({ effect: quoteFeeFx });
const loadEstimationFx = attach({ effect: estimateFx });
/** The fee anew, for a trip whose fee was on screen. */
export const refreshFeeFx = attach({ effect: quoteFeeFx });

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

const $results = createStore(noResults)
  .on(quoteStarted, (_, trip) => ({ ...noResults, trip: tripKey(trip) }))
  .on(checkAreaFx.done, (answers, { params, result }) =>
    withResult(answers, params, { area: result ? 'deliverable' : 'undeliverable' }),
  )
  .on(checkAreaFx.fail, (answers, { params }) => withResult(answers, params, { area: 'unknown' }))
  .on([loadFeeFx.done, refreshFeeFx.done], (answers, { params, result }) =>
    withResult(answers, params, { price: { fee: result } }),
  )
  .on([loadFeeFx.fail, refreshFeeFx.fail], (answers, { params }) =>
    withResult(answers, params, { price: { fee: null } }),
  )
  .on(loadEstimationFx.done, (answers, { params, result }) => withResult(answers, params, { estimation: result }));

export const $quote = combine($trip, $results, (trip, answers): Quote => toQuote(trip, answers));
const $quoteStatus = $quote.map(({ status }) => status);

/** The fee of the trip on screen, before anything is taken off it. */
export const $quotedFee = combine($trip, $results, (trip, answers): DisplayedFee | null =>
  trip && answers.price?.fee && toQuote(trip, answers).status === 'ready'
    ? { ...answers.price.fee, trip }
    : null,
);

// When the destination is known, the area, the fee and the time are asked for at once.
sample({
  clock: [$trip, quoteRetried],
  source: $trip,
  filter: (trip): trip is Trip => trip !== null,
  target: quoteStarted,
});
sample({ clock: quoteStarted, target: [checkAreaFx, loadFeeFx, loadEstimationFx] });

// When it cannot be delivered, or that cannot be told, the vendor hears it.
const warningOf = (key: RequestTextKey) => ({ tone: 'warning' as const, message: { key } });
sample({
  clock: $quoteStatus,
  source: $areas,
  // Where the areas are drawn, the map says it.
  filter: (areas, status) => status === 'undeliverable' && areas.length === 0,
  fn: () => warningOf('toast.we-cannot-deliver-that-order-there'),
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
