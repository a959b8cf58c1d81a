import { attach, combine, createEvent, createStore, sample } from 'effector';
import { claimedOrderIds } from '../../request/placement/internal.ts';
import { guestVendor } from '../../contracts/index.ts';
import { parseOrigin } from '../../request/origin/internal.ts';
import { fieldsChanged } from '../../account/registration/index.ts';
import { formKey } from '../../account/registration/internal.ts';
import type { RegistrationForm } from '../../account/registration/index.ts';
import { orderPlaced } from '../../request/sending/index.ts';
import { $mode, sessionEnded, sessionStarted } from '../../account/session/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { $storage } from '../../platform/ports/index.ts';

/** A screen with a guest's orders was opened. May fire repeatedly. */
export const guestScreenOpened = createEvent();
export const guestAccountRequested = createEvent();

/** Parses a JSON array of order ids. Returns an empty array for any other text. */
const parseOrderIds = (text: string | null): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
const readOrderIds = (storage: KeyValueStorage) => parseOrderIds(storage.read(accountKeys.guestOrders));

const addOrderIds = (storage: KeyValueStorage, addedIds: readonly string[]): readonly string[] => {
  const storedIds = readOrderIds(storage);
  const ids = [...new Set([...addedIds, ...storedIds])];
  if (ids.length > storedIds.length) storage.write(accountKeys.guestOrders, JSON.stringify(ids));
  return ids;
};

/** Adds orders placed before this code loaded, such as an order whose payer returned from the bank. */
const restoreOrderIdsFx = attach({
  source: { storage: $storage, mode: $mode },
  effect: ({ storage, mode }) => (mode === 'GUEST' ? addOrderIds(storage, claimedOrderIds(storage)) : []),
});
const addOrderIdFx = attach({
  source: $storage,
  effect: (storage, orderId: string) => addOrderIds(storage, [orderId]),
});
/** Prefills the registration form with the origin of the guest's last request. */
const prefillRegistrationFx = attach({
  source: $storage,
  effect: (storage): Partial<RegistrationForm> | null => {
    // Keep a form that the guest has already started.
    if (storage.read(formKey) !== null) return null;
    const origin = parseOrigin(storage.read(accountKeys.origin + guestVendor.id))?.form;
    if (!origin) return { type: 'NPV' };
    const { name, email, phone } = origin;
    return {
      type: 'NPV',
      businessName: name,
      ...(email !== '' && { email }),
      ...(phone.e164 !== null && { mobile: { text: phone.text, e164: phone.e164 } }),
    };
  },
});

/** Ids of the guest's orders on this device, latest first. Empty after a sign-out. */
export const $guestOrderIds = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on([restoreOrderIdsFx.doneData, addOrderIdFx.doneData], (_, ids) => ids)
  .reset(sessionEnded);
/** True once a guest has an order that an account could keep. */
export const $isAccountOffered = combine(
  $mode,
  $guestOrderIds,
  (mode, ids) => mode === 'GUEST' && ids.length > 0,
);

sample({ clock: [guestScreenOpened, sessionStarted], target: restoreOrderIdsFx });

// When a guest places an order, store its id on the device.
sample({
  clock: orderPlaced,
  source: $mode,
  filter: (mode) => mode === 'GUEST',
  fn: (_, { orderId }) => orderId,
  target: addOrderIdFx,
});

// When the guest requests an account, prefill the registration form.
sample({ clock: guestAccountRequested, target: prefillRegistrationFx });
sample({
  clock: prefillRegistrationFx.doneData.filterMap((fields) => fields ?? undefined),
  target: fieldsChanged,
});
