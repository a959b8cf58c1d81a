import { attach, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { accountIdKey } from '../../account/session/internal.ts';
import { $selectedVendor } from '../../account/vendors/index.ts';
import { $clock, $storage, createTicker } from '../../platform/ports/index.ts';
import { livePaused } from '../realtime/index.ts';
import { $showsAllVendors } from './all-outlets.model.ts';
import { $orderBook, ordersListed, updatesApplied } from './board.model.ts';
import { timePassed, trackingClosed, vendorOpened } from './opening.model.ts';
import { lastOrdersKey, readStoredOrders, toStoredOrders, type StoredOrders } from './stored-orders.ts';

/** A screen shows the orders that were known last, because the service cannot be reached. */
export const lastOrdersOpened = createEvent();
export const lastOrdersClosed = createEvent();

/** Milliseconds between two readings of the age. */
const ageTicker = createTicker({ every: 60_000 });

const saveFx = attach({
  source: {
    storage: $storage,
    clock: $clock,
    offset: $serverOffsetMs,
    book: $orderBook,
    vendor: $selectedVendor,
    showsAllVendors: $showsAllVendors,
  },
  effect: ({ storage, clock, offset, book, vendor, showsAllVendors }) => {
    const hasLoggedOut = storage.read(accountIdKey) === null;
    if (!book || hasLoggedOut) return;
    const savedAt = clock.now();
    const stored = toStoredOrders(book.orders(), {
      now: savedAt + offset,
      savedAt,
      vendorName: showsAllVendors ? null : (vendor?.name ?? null),
    });
    storage.write(lastOrdersKey, JSON.stringify(stored));
  },
});
const readFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }) => {
    const stored = readStoredOrders(storage);
    return (
      stored && { ...stored, ageMinutes: Math.max(0, Math.floor((clock.now() - stored.savedAt) / 60_000)) }
    );
  },
});

/** True if the service has reported orders since they were stored. */
const $isUnsaved = createStore(false)
  .on([ordersListed, updatesApplied], () => true)
  .reset(saveFx, vendorOpened, trackingClosed);

/** The stored orders with their age in whole minutes. Null without stored orders. */
export const $lastOrders = createStore<(StoredOrders & { readonly ageMinutes: number }) | null>(null, {
  serialize: 'ignore',
})
  .on(readFx.doneData, (_, stored) => stored)
  .reset(lastOrdersClosed, sessionEnded);

// While the tracking screen is open, store its orders at most every 5 s, because updates may arrive in every frame.
sample({
  clock: [timePassed, livePaused],
  source: $isUnsaved,
  filter: Boolean,
  fn: () => undefined,
  target: saveFx,
});

sample({ clock: lastOrdersOpened, target: [readFx, ageTicker.start] });
sample({ clock: ageTicker.intervalElapsed, target: readFx });
sample({ clock: [lastOrdersClosed, sessionEnded], target: ageTicker.stop });
