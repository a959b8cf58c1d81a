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

/** A screen shows what becomes of a guest. Idempotent. */
export const guestShown = createEvent();
/** The guest wants to make an account. */
export const guestAccountWanted = createEvent();

/** The ids that a text names; nothing for anything else. */
const parseIds = (text: string | null): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
const readIds = (storage: KeyValueStorage) => parseIds(storage.read(accountKeys.guestOrders));

const keepIds = (storage: KeyValueStorage, added: readonly string[]): readonly string[] => {
  const known = readIds(storage);
  const ids = [...new Set([...added, ...known])];
  if (ids.length > known.length) storage.write(accountKeys.guestOrders, JSON.stringify(ids));
  return ids;
};

/** A way back from the bank may have brought an order before this code was there. */
const takeUpFx = attach({
  source: { storage: $storage, mode: $mode },
  effect: ({ storage, mode }) => (mode === 'GUEST' ? keepIds(storage, claimedOrderIds(storage)) : []),
});
const keepFx = attach({
  source: $storage,
  effect: (storage, orderId: string) => keepIds(storage, [orderId]),
});
/** What the pick-up of the last request tells about the business. */
const readBusinessFx = attach({
  source: $storage,
  effect: (storage): Partial<RegistrationForm> | null => {
    // A form that was begun before is left alone.
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

/** The orders that were requested on this device without an account, the latest first; logging out forgets them. */
export const $guestOrderIds = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on([takeUpFx.doneData, keepFx.doneData], (_, ids) => ids)
  .reset(sessionEnded);
/** After an order there is something that an account would keep. */
export const $isAccountOffered = combine(
  $mode,
  $guestOrderIds,
  (mode, ids) => mode === 'GUEST' && ids.length > 0,
);

sample({ clock: [guestShown, sessionStarted], fn: () => undefined, target: takeUpFx });

// When a guest's order is there, its id is kept on the device.
sample({
  clock: orderPlaced,
  source: $mode,
  filter: (mode) => mode === 'GUEST',
  fn: (_, { orderId }) => orderId,
  target: keepFx,
});

// When the guest wants an account, its form begins with what the pick-up has told of the business.
sample({ clock: guestAccountWanted, target: readBusinessFx });
sample({ clock: readBusinessFx.doneData.filterMap((known) => known ?? undefined), target: fieldsChanged });
