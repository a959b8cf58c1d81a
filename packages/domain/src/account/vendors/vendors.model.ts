import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Vendor } from '../../api/index.ts';
import { loadVendorsFx } from '../../api/index.ts';
import { clientLimits } from '../../contracts/index.ts';
import { $build } from '../../platform/environment/index.ts';
import { formatCountryChanged } from '../../platform/i18n/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $storage } from '../../platform/ports/index.ts';
import { $hasAccount, sessionEnded, sessionStarted } from '../session/index.ts';
import { orderVendors } from './vendor-order.ts';

/** The route's vendor id changed, or a partner's token named a vendor. Null if the URL has no id. */
export const vendorSelected = createEvent<string | null>();
/** The vendors must be loaded again: the user retries after a failure, or an outlet was saved. */
export const vendorsRetried = createEvent();

const loadFx = attach({ effect: loadVendorsFx });

/** Not a key of the account: it outlives a logout, so that the next login starts at the same outlet. */
const lastOutletKey = (accountId: string): string => `saddlebag:outlet:${accountId}`;
const readLastOutletFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => storage.read(lastOutletKey(accountId)),
});

/** The account's vendors, parent vendors first, then by name. */
export const $vendors = createStore<readonly Vendor[]>([], { serialize: 'ignore' });
const $selectedId = createStore<string | null>(null, { serialize: 'ignore' });
/** The outlet that the account used last on this device. */
const $lastId = createStore<string | null>(null, { serialize: 'ignore' });
const $loadState = createStore<'none' | 'loaded' | 'failed'>('none', { serialize: 'ignore' });
const $accountId = createStore<string | null>(null, { serialize: 'ignore' });

/**
 * The vendor in the route. Falls back to the outlet that was used last on this device, then to the first
 * outlet, because a parent vendor usually requests no riders, and then to the first vendor. Null without
 * vendors.
 */
export const $selectedVendor = combine($vendors, $selectedId, $lastId, (vendors, selectedId, lastId) => {
  const find = (wanted: string | null) => vendors.find(({ id }) => id === wanted);
  return find(selectedId) ?? find(lastId) ?? defaultVendor(vendors);
});

/** The market of the selected vendor. Without a vendor, the market of the build. */
export const $market = combine($selectedVendor, $build, (vendor, build) => vendor?.market ?? build.market);

/** The loading state of the account's vendors. */
export const $view = combine(
  $vendors,
  $loadState,
  (vendors, state): 'loading' | 'empty' | 'ready' | 'failed' => {
    if (vendors.length > 0) return 'ready';
    return state === 'none' ? 'loading' : state === 'loaded' ? 'empty' : 'failed';
  },
);

const vendorsLoaded = sample({
  clock: loadFx.doneData,
  source: $build,
  fn: ({ market }, vendors) => orderVendors(vendors, market.languages),
});
$vendors.on(vendorsLoaded, (_, vendors) => vendors).reset(sessionEnded);
$selectedId.on(vendorSelected, (_, id) => id).reset(sessionEnded);
$lastId.on(readLastOutletFx.doneData, (_, id) => id).reset(sessionEnded);
$loadState
  .on(loadFx, () => 'none')
  .on(loadFx.doneData, () => 'loaded')
  .on(loadFx.failData, () => 'failed')
  .reset(sessionEnded);

// When an account signs in, load its vendors. A renewed session of the same account changes nothing.
const accountChanged = sample({
  clock: sessionStarted,
  source: $accountId,
  filter: (current, session) => current !== session.user.id,
  fn: (_, session) => session.user.id,
});
$accountId.on(accountChanged, (_, id) => id).reset(sessionEnded);
$vendors.reset(accountChanged);
sample({ clock: accountChanged, target: [readLastOutletFx, loadFx] });

// When an account opens an outlet, remember it on this device.
sample({
  clock: $selectedVendor.updates,
  target: attach({
    source: { storage: $storage, selectedId: $selectedId, accountId: $accountId, hasAccount: $hasAccount },
    effect: ({ storage, selectedId, accountId, hasAccount }, vendor: Vendor | null) => {
      if (hasAccount && accountId !== null && vendor !== null && vendor.id === selectedId)
        storage.write(lastOutletKey(accountId), selectedId);
    },
  }),
});

// When the user tries again, reload the vendors.
sample({
  clock: vendorsRetried,
  source: loadFx.pending,
  filter: (busy) => !busy,
  target: loadFx,
});

// Money and times follow the conventions of the vendor's country.
sample({ clock: $market, fn: ({ country }) => country, target: formatCountryChanged });

// When the vendors cannot be loaded, show an error for 10 s. An unauthorized call usually ends the session,
// which shows its own notification.
sample({
  clock: loadFx.failData,
  filter: (failure) => failure.kind !== 'unauthorized',
  fn: () => ({ ...toast('error', 'error.cant-retrieve-vendors'), durationMs: clientLimits.vendorErrorMs }),
  target: notify,
});
sample({
  clock: loadFx.doneData,
  filter: (vendors) => vendors.length === 0,
  fn: () => ({ ...toast('error', 'error.no-vendors'), durationMs: clientLimits.vendorErrorMs }),
  target: notify,
});

function defaultVendor(vendors: readonly Vendor[]): Vendor | null {
  return vendors.find((vendor) => !vendor.isParent) ?? vendors[0] ?? null;
}
