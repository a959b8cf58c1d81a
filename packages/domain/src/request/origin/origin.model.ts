import { attach, combine, createEvent, createStore, sample } from 'effector';
import { guestVendor } from '../../contracts/index.ts';
import { originStatusChanged } from '../flow/index.ts';
import { $requestVendor, $sender, $vendorId, senderChanged } from '../draft/index.ts';
import { $session } from '../../account/session/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import { $storage } from '../../platform/ports/index.ts';
import {
  blankOrigin,
  validateOrigin,
  serializeOrigin,
  parseOrigin,
  toSender,
  type StoredOrigin,
  type OriginDetails,
  type OriginForm,
  type OriginErrors,
} from './origin-form.ts';
import { $originSearchError, originPlaceChanged, originRestored } from './origin-place.model.ts';

/** The screen asks where riders pick up. Idempotent: what was typed is kept as it is typed. */
export const originFormOpened = createEvent();
/** The vendor edited fields of the details. */
export const originDetailsChanged = createEvent<Partial<OriginDetails>>();
/** The vendor is done with the origin. */
export const originConfirmed = createEvent();
/** The vendor wants the rider to pick up elsewhere. */
export const originChangeRequested = createEvent();

const restoreFx = attach({
  source: { storage: $storage, vendorId: $vendorId, session: $session, vendor: $requestVendor },
  effect: ({ storage, vendorId, session, vendor }): StoredOrigin => {
    const email = session?.user.email ?? '';
    const known = {
      name: vendor && vendor.id !== guestVendor.id ? vendor.name : '',
      email: email.includes('@') ? email : '',
    };
    return (
      parseOrigin(storage.read(`${accountKeys.origin}${vendorId}`)) ?? {
        isConfirmed: false,
        form: { ...blankOrigin, ...known },
      }
    );
  },
});

export const $originForm = createStore<OriginForm>(blankOrigin, { serialize: 'ignore' })
  .on(restoreFx.doneData, (_, { form }) => form)
  .on(originPlaceChanged, (form, placed) => ({ ...form, ...placed }))
  .on(originDetailsChanged, (form, change) => ({ ...form, ...change }));

const storeFx = attach({
  source: { storage: $storage, vendorId: $vendorId, form: $originForm, sender: $sender },
  effect: ({ storage, vendorId, form, sender }) => {
    if (vendorId === null) return;
    storage.write(
      `${accountKeys.origin}${vendorId}`,
      serializeOrigin({ form, isConfirmed: sender !== null }),
    );
  },
});

const noErrors: OriginErrors = {};
const $hasTriedToConfirm = createStore(false)
  .on(originConfirmed, () => true)
  .reset(restoreFx, originPlaceChanged, senderChanged);
/** What is missing or wrong once the vendor has tried to go on; of the address, what its search says, too. */
export const $originErrors = combine(
  $originForm,
  $hasTriedToConfirm,
  $originSearchError,
  (form, wasConfirmed, searchError): OriginErrors => ({
    ...(searchError && { address: searchError }),
    ...(wasConfirmed ? validateOrigin(form) : noErrors),
  }),
);

// When the screen asks, what was kept for the vendor is taken up; an origin that was agreed on stands at once.
sample({
  clock: originFormOpened,
  source: $sender,
  filter: (sender) => sender === null,
  fn: () => undefined,
  target: restoreFx,
});
sample({
  clock: restoreFx.doneData,
  fn: ({ form: { text, place } }) => ({ text, place }),
  target: originRestored,
});
sample({
  clock: restoreFx.doneData.filterMap(
    ({ isConfirmed, form }) => (isConfirmed && toSender(form)) || undefined,
  ),
  target: senderChanged,
});

// When an address was chosen, its details are asked for; without one there is nothing to ask them for.
sample({
  clock: [originPlaceChanged, restoreFx.doneData.map(({ form }) => form)],
  fn: ({ place }) => (place ? ('originChosen' as const) : ('originMissing' as const)),
  target: originStatusChanged,
});

// When all is there, the request goes on from this origin.
sample({
  clock: sample({ clock: originConfirmed, source: $originForm }).filterMap(
    (form) => toSender(form) ?? undefined,
  ),
  target: senderChanged,
});
sample({ clock: originChangeRequested, fn: () => null, target: senderChanged });

// Whatever was typed outlives a reload, and the next request begins with it.
sample({
  clock: [originPlaceChanged, originDetailsChanged, originConfirmed, originChangeRequested],
  fn: () => undefined,
  target: storeFx,
});
