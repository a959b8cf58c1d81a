import { attach, combine, createEvent, createStore, sample } from 'effector';
import { loadCountryParameterFx } from '../../api/index.ts';
import { $mode, sessionEnded } from '../../account/session/index.ts';
import { $vendors } from '../../account/vendors/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import { $storage } from '../../platform/ports/index.ts';

/** The vendor switched the orders of all outlets on or off. */
export const allOutletsToggled = createEvent<boolean>();
/** A screen that shows the choice opened. Loads the choice and whether the country allows it. */
export const allOutletsRequested = createEvent();

/** A key of the account: a logout deletes it, and the login of another account hides it. */
const storageKey = `${accountKeys.recents}-all-outlets`;

const loadParameterFx = attach({
  effect: loadCountryParameterFx,
  mapParams: (): { readonly name: 'allOutletOrders' } => ({ name: 'allOutletOrders' }),
});
const loadChoiceFx = attach({ source: $storage, effect: (storage) => storage.read(storageKey) === 'on' });
const storeChoiceFx = attach({
  source: $storage,
  effect: (storage, isOn: boolean) => (isOn ? storage.write(storageKey, 'on') : storage.remove(storageKey)),
});

const $isAllowed = createStore(false, { serialize: 'ignore' })
  .on(loadParameterFx.doneData, (_, value) => value === 'true')
  .reset(sessionEnded);
const $isChosen = createStore(false, { serialize: 'ignore' })
  .on([loadChoiceFx.doneData, allOutletsToggled], (_, isOn) => isOn)
  .reset(sessionEnded);
const $hasParentVendor = $vendors.map((vendors) => vendors.some(({ isParent }) => isParent));

/**
 * True for accounts with parent vendors, if the country parameter allOutletOrders is 'true' (specification 001,
 * section 6).
 */
export const $canIncludeAllOutlets = combine(
  $hasParentVendor,
  $isAllowed,
  (hasParentVendor, isAllowed) => hasParentVendor && isAllowed,
);
/** True if the lists contain the orders of all outlets by the vendor's choice. */
export const $includesAllOutlets = combine(
  $canIncludeAllOutlets,
  $isChosen,
  (canInclude, isChosen) => canInclude && isChosen,
);
/** True if orders are not limited to the selected vendor. A partner's app shows all of them (section 4). */
export const $showsAllVendors = combine(
  $mode,
  $includesAllOutlets,
  (mode, includesAllOutlets) => mode === 'GODROID' || includesAllOutlets,
);

sample({ clock: allOutletsRequested, target: loadChoiceFx });
sample({ clock: allOutletsRequested, source: $hasParentVendor, filter: Boolean, target: loadParameterFx });
sample({ clock: allOutletsToggled, target: storeChoiceFx });
