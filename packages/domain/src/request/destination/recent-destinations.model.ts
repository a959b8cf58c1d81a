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

export const recentDestinationPicked = createEvent<RecentDestination>();
export const recentDestinationRemoved = createEvent<RecentDestination>();
export const recentDestinationsCleared = createEvent();

const noDestinations: readonly RecentDestination[] = [];
/** The recent destinations of this vendor, newest first. */
export const $recentDestinations = combine($vendorId, $recents, (vendorId, recents) =>
  vendorId === null ? noDestinations : (recents[vendorId] ?? noDestinations),
);

sample({
  clock: requestVendorChanged,
  filter: (vendorId) => vendorId !== null,
  target: recentsLoadRequested,
});

// Remember the destination of a placed order.
const destinationOrdered = sample({
  clock: draftPlaced,
  source: { vendorId: $vendorId, draft: $draft },
  fn: ({ vendorId, draft }, { draftId }) => {
    const { destination } = draft;
    return vendorId !== null && draft.id === draftId && destination ? { vendorId, destination } : null;
  },
});
sample({ clock: destinationOrdered.filterMap((ordered) => ordered ?? undefined), target: destinationUsed });

// Treat a picked recent destination like a picked suggestion.
sample({
  clock: recentDestinationPicked,
  fn: ({ address, ...place }) => ({ id: address, label: address, ...place }),
  target: suggestionPicked,
});

const removalRequested = sample({
  clock: recentDestinationRemoved,
  source: $vendorId,
  fn: (vendorId, { address }) => (vendorId === null ? null : { vendorId, address }),
}).filterMap((removal) => removal ?? undefined);
sample({ clock: removalRequested, target: destinationRemoved });
const clearingRequested = sample({ clock: recentDestinationsCleared, source: $vendorId }).filterMap(
  (vendorId) => (vendorId === null ? undefined : { vendorId }),
);
sample({ clock: clearingRequested, target: destinationsCleared });
