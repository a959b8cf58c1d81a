import { attach, combine, createEvent, createStore, sample } from 'effector';
import { checkDeliverableFx, estimateTripFx, quoteFeeFx } from '../../api/index.ts';
import type { Trip } from '../../api/index.ts';
import { isTestVendor, testVendorFee } from '../../contracts/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $areas } from '../destination/index.ts';
import { $draft, $origin, $vendorId } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { noResults, toQuote, tripKey, withResult, type Quote, type DisplayedFee } from './quote.ts';

/** The vendor retried the area check, the fee and the estimation after a failure. */
export const quoteRetried = createEvent();
const quoteStarted = createEvent<Trip>();

const checkAreaFx = attach({ effect: checkDeliverableFx });
const loadFeeFx = attach({ effect: quoteFeeFx });
const loadEstimationFx = attach({ effect: estimateTripFx });
/** Reloads the fee of the displayed trip. */
export const refreshFeeFx = attach({ effect: quoteFeeFx });

const isSameTrip = (first: Trip | null, second: Trip | null): boolean =>
  first === second || (first !== null && second !== null && tripKey(first) === tripKey(second));

/** The trip to quote. Edits of other fields do not update this store. */
const $trip = createStore<Trip | null>(null, {
  updateFilter: (next, trip) => !isSameTrip(next, trip),
});
sample({
  source: combine($origin, $vendorId, $draft, (origin, vendorId, { destination }) =>
    origin && vendorId && destination ? { origin, vendorId, destination: destination.point } : null,
  ),
  target: $trip,
});

/** Test vendors deliver anywhere, whatever the service says (specification 000, section 6). */
const isAnywhere = ({ vendorId }: Trip): boolean => isTestVendor(vendorId);

const $results = createStore(noResults)
  .on(quoteStarted, (_, trip) => ({ ...noResults, trip: tripKey(trip) }))
  .on(checkAreaFx.done, (results, { params, result }) =>
    withResult(results, params, { area: result || isAnywhere(params) ? 'deliverable' : 'undeliverable' }),
  )
  .on(checkAreaFx.fail, (results, { params }) =>
    withResult(results, params, { area: isAnywhere(params) ? 'deliverable' : 'unknown' }),
  )
  .on([loadFeeFx.done, refreshFeeFx.done], (results, { params, result }) =>
    withResult(results, params, { price: { fee: result } }),
  )
  .on([loadFeeFx.fail, refreshFeeFx.fail], (results, { params }) =>
    withResult(results, params, {
      price: { fee: isAnywhere(params) ? { amount: testVendorFee, signature: 'test-vendor' } : null },
    }),
  )
  .on(loadEstimationFx.done, (results, { params, result }) =>
    withResult(results, params, { estimation: result }),
  );

export const $quote = combine($trip, $results, (trip, results): Quote => toQuote(trip, results));
const $quoteStatus = $quote.map(({ status }) => status);

/** The fee of the current trip before any discount. */
export const $quotedFee = combine($trip, $results, (trip, results): DisplayedFee | null =>
  trip && results.price?.fee && toQuote(trip, results).status === 'ready'
    ? { ...results.price.fee, trip }
    : null,
);

// Request the area check, the fee and the estimation in parallel when the trip is known.
sample({
  clock: [$trip, quoteRetried],
  source: $trip,
  filter: (trip): trip is Trip => trip !== null,
  target: quoteStarted,
});
sample({ clock: quoteStarted, target: [checkAreaFx, loadFeeFx, loadEstimationFx] });

// Notify the vendor if the destination is undeliverable or a call failed.
sample({
  clock: $quoteStatus,
  source: $areas,
  // If the map draws the delivery areas, it already shows the problem.
  filter: (areas, status) => status === 'undeliverable' && areas.length === 0,
  fn: () => toast<RequestTextKey>('warning', 'toast.we-cannot-deliver-that-order-there'),
  target: notify,
});
sample({
  clock: $quoteStatus,
  filter: (status) => status === 'failed' || status === 'no-price',
  fn: (status) =>
    toast<RequestTextKey>(
      'error',
      status === 'failed'
        ? 'toast.unable-to-verify-if-order-is-deliverable'
        : 'toast.we-could-not-compute-the-price-for-that-order',
    ),
  target: notify,
});
