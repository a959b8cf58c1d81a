import { combine, createEvent, sample } from 'effector';
import {
  $recents,
  destinationRemoved,
  destinationsCleared,
  destinationUsed,
  recentsLoadRequested,
} from '../recents/index.ts';
import type { RecentDestination } from '../recents/index.ts';
import { draftPlaced, $draft, $vendorId, requestVendorChanged } from '../draft/index.ts';
import { suggestionPicked } from './destination.model.ts';

/** The vendor chose one of the last destinations. */
export const recentDestinationPicked = createEvent<RecentDestination>();
/** The vendor wants one of them forgotten. */
export const recentDestinationRemoved = createEvent<RecentDestination>();
/** The vendor wants all of them forgotten. */
export const recentDestinationsCleared = createEvent();

const noDestinations: readonly RecentDestination[] = [];
/** The last destinations of this vendor, the latest first. */
export const $recentDestinations = combine($vendorId, $recents, (vendorId, recents) =>
  vendorId === null ? noDestinations : (recents[vendorId] ?? noDestinations),
);

sample({
  clock: requestVendorChanged,
  filter: (vendorId) => vendorId !== null,
  fn: () => undefined,
  target: recentsLoadRequested,
});

// When the draft became an order, its destination is one of the last.
const placedDestinationRead = sample({
  clock: draftPlaced,
  source: { vendorId: $vendorId, draft: $draft },
  fn: ({ vendorId, draft }, { draftId }) => {
    const { destination } = draft;
    return vendorId !== null && draft.id === draftId && destination ? { vendorId, destination } : null;
  },
});
sample({ clock: placedDestinationRead.filterMap((used) => used ?? undefined), target: destinationUsed });

// When one is picked, it is chosen as any suggestion is.
sample({
  clock: recentDestinationPicked,
  fn: ({ address, ...place }) => ({ id: address, label: address, ...place }),
  target: suggestionPicked,
});

sample({
  clock: recentDestinationRemoved,
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId, { address }) => ({ vendorId: vendorId ?? '', address }),
  target: destinationRemoved,
});
sample({
  clock: recentDestinationsCleared,
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId) => ({ vendorId: vendorId ?? '' }),
  target: destinationsCleared,
});
