import { attach, createEvent, createStore, sample } from 'effector';
import { logoutRequested, sessionEnded } from '../../account/session/index.ts';
import { $storage } from '../../platform/ports/index.ts';
import {
  readRecents,
  recentsKey,
  withoutAddress,
  withDestination,
  type RecentDestination,
  type Recents,
} from './stored-recents.ts';

/** A screen wants to show what is kept. */
export const recentsLoadRequested = createEvent();
/** An order goes there. */
export const destinationUsed = createEvent<{
  readonly vendorId: string;
  readonly destination: RecentDestination;
}>();
/** The vendor wants one address forgotten. */
export const destinationRemoved = createEvent<{ readonly vendorId: string; readonly address: string }>();
/** The vendor wants all of an outlet's addresses forgotten. */
export const destinationsCleared = createEvent<{ readonly vendorId: string }>();

const updateRequested = createEvent<(recents: Recents) => Recents>();
const loadFx = attach({ source: $storage, effect: (storage) => readRecents(storage) });
/** Reads anew before it writes: another tab may have added to it. */
const updateFx = attach({
  source: $storage,
  effect: (storage, change: (recents: Recents) => Recents) => {
    const changed = change(readRecents(storage));
    storage.write(recentsKey, JSON.stringify(changed));
    return changed;
  },
});
const clearFx = attach({ source: $storage, effect: (storage) => storage.remove(recentsKey) });

/** The last destinations of each vendor, the latest first, as far as this device knows. */
export const $recents = createStore<Recents>({}, { serialize: 'ignore' })
  .on([loadFx.doneData, updateFx.doneData], (_, recents) => recents)
  .reset(sessionEnded);

sample({ clock: recentsLoadRequested, target: loadFx });
sample({
  clock: destinationUsed,
  fn:
    ({ vendorId, destination }) =>
    (recents: Recents) =>
      withDestination(recents, vendorId, destination),
  target: updateRequested,
});
sample({
  clock: destinationRemoved,
  fn:
    ({ vendorId, address }) =>
    (recents: Recents) =>
      withoutAddress(recents, vendorId, address),
  target: updateRequested,
});
sample({
  clock: destinationsCleared,
  fn:
    ({ vendorId }) =>
    (recents: Recents) => ({ ...recents, [vendorId]: [] }),
  target: updateRequested,
});
sample({ clock: updateRequested, target: updateFx });

// When the vendor logs out, nothing of it stays on the device. A session that merely ran out takes nothing away.
sample({ clock: logoutRequested, fn: () => undefined, target: clearFx });
