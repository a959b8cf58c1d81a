import { combine, createEvent, sample } from 'effector';
import {
  $recents,
  destinationForgotten,
  destinationsForgotten,
  destinationUsed,
  recentsNeeded,
} from '../recents/index.ts';
import type { RecentDestination } from '../recents/index.ts';
import { draftSpent, $draft, $vendorId, requestVendorChanged } from '../draft/index.ts';
import { suggestionPicked } from './destination.model.ts';

/** The vendor chose one of the last destinations. */
export const recentPicked = createEvent<RecentDestination>();
/** The vendor wants one of them forgotten. */
export const recentErased = createEvent<RecentDestination>();
/** The vendor wants all of them forgotten. */
export const recentsErased = createEvent();

const nowhere: readonly RecentDestination[] = [];
/** The last destinations of this vendor, the latest first. */
export const $recentDestinations = combine($vendorId, $recents, (vendorId, recents) =>
  vendorId === null ? nowhere : (recents[vendorId] ?? nowhere),
);

sample({
  clock: requestVendorChanged,
  filter: (vendorId) => vendorId !== null,
  fn: () => undefined,
  target: recentsNeeded,
});

// When the draft became an order, its destination is one of the last.
const spent = sample({
  clock: draftSpent,
  source: { vendorId: $vendorId, draft: $draft },
  fn: ({ vendorId, draft }, { draftId }) => {
    const { destination } = draft;
    return vendorId !== null && draft.id === draftId && destination ? { vendorId, destination } : null;
  },
});
sample({ clock: spent.filterMap((used) => used ?? undefined), target: destinationUsed });

// When one is picked, it is chosen as any suggestion is.
sample({
  clock: recentPicked,
  fn: ({ address, ...place }) => ({ id: address, label: address, ...place }),
  target: suggestionPicked,
});

sample({
  clock: recentErased,
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId, { address }) => ({ vendorId: vendorId ?? '', address }),
  target: destinationForgotten,
});
sample({
  clock: recentsErased,
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId) => ({ vendorId: vendorId ?? '' }),
  target: destinationsForgotten,
});
