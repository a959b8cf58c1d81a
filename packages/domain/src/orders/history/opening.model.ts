import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs, loadCountryParameterFx } from '../../api/index.ts';
import { $mode, sessionEnded } from '../../account/session/index.ts';
import { $vendors } from '../../account/vendors/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { liveVendorChanged } from '../realtime/index.ts';
import { defaultFilters, type HistoryFilters } from './filters.ts';

export interface ShownHistory {
  readonly vendorId: string;
  readonly filters: HistoryFilters;
  /** The selected order, or null. */
  readonly orderId: string | null;
  /** Whether to load all pages, because figures are shown that add up all orders. */
  readonly needsAllOrders?: boolean;
}

/** The history screen opened, or its vendor, filters or selected order changed. May be fired repeatedly. */
export const historyShown = createEvent<ShownHistory>();
export const historyClosed = createEvent();

const loadAllOutletsFx = attach({ effect: loadCountryParameterFx });

/** The vendor whose orders are shown. Null while the screen is closed. */
export const $vendorId = createStore<string | null>(null)
  .on(historyShown, (_, { vendorId }) => vendorId)
  .reset(historyClosed, sessionEnded);
export const $filters = createStore(defaultFilters)
  .on(historyShown, (_, { filters }) => filters)
  .reset(historyClosed, sessionEnded);
export const $selectedId = createStore<string | null>(null)
  .on(historyShown, (_, { orderId }) => orderId)
  .reset(historyClosed, sessionEnded);

/** True while all pages are loaded one after another, and not only when the vendor asks for more. */
export const $needsAllOrders = createStore(false)
  .on(historyShown, (_, { needsAllOrders = false }) => needsAllOrders)
  .reset(historyClosed, sessionEnded);

/** Reads the service's clock in unix milliseconds. */
export const $readNow = combine($clock, $serverOffsetMs, (clock, offset) => () => clock.now() + offset);

const $isAllowedByCountry = createStore(false)
  .on(loadAllOutletsFx.doneData, (_, value) => value === 'true')
  .reset(sessionEnded);

/**
 * True if the account may include the orders of all outlets: it has a parent vendor and the country allows it
 * (specification 001, section 6).
 */
export const $canIncludeOutlets = combine(
  $vendors,
  $isAllowedByCountry,
  (vendors, isAllowed) => isAllowed && vendors.some(({ isParent }) => isParent),
);

/** True if the list includes the orders of all outlets, as it always does in a partner's app. */
export const $includesOutlets = combine(
  { filters: $filters, canInclude: $canIncludeOutlets, mode: $mode },
  ({ filters, canInclude, mode }) => mode === 'GODROID' || (filters.allOutlets && canInclude),
);

const opened = sample({
  clock: $vendorId.updates,
  filter: (vendorId): vendorId is string => vendorId !== null,
});

// While the screen is open, receive the updates of its vendor.
sample({ clock: opened, target: liveVendorChanged });
sample({ clock: historyClosed, fn: () => null, target: liveVendorChanged });

// When the screen opens for an account with a parent vendor, find out whether outlets can be included.
sample({
  clock: opened,
  source: $vendors,
  filter: (vendors) => vendors.some(({ isParent }) => isParent),
  fn: () => ({ name: 'allOutletOrders' as const }),
  target: loadAllOutletsFx,
});
