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

/** A screen needs the stored recent destinations. */
export const recentsLoadRequested = createEvent();
/** An order was placed to this destination. */
export const destinationUsed = createEvent<{
  readonly vendorId: string;
  readonly destination: RecentDestination;
}>();
export const destinationRemoved = createEvent<{ readonly vendorId: string; readonly address: string }>();
/** The vendor removed all recent destinations of an outlet. */
export const destinationsCleared = createEvent<{ readonly vendorId: string }>();

const updateRequested = createEvent<(recents: Recents) => Recents>();
const loadFx = attach({ source: $storage, effect: (storage) => readRecents(storage) });
/** Reads the storage before each write, because another tab may have changed it. */
const updateFx = attach({
  source: $storage,
  effect: (storage, update: (recents: Recents) => Recents) => {
    const updated = update(readRecents(storage));
    storage.write(recentsKey, JSON.stringify(updated));
    return updated;
  },
});
const clearFx = attach({ source: $storage, effect: (storage) => storage.remove(recentsKey) });

/** The recent destinations on this device by vendor, newest first. */
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

// A logout deletes the recent destinations from the device. An expired session keeps them.
sample({ clock: logoutRequested, target: clearFx });
