import { attach, combine, createEvent, createStore, sample } from 'effector';
import { guestVendor } from '../../contracts/index.ts';
import { originStatusChanged } from '../flow/index.ts';
import { $requestVendor, $sender, $vendorId, senderChanged } from '../draft/index.ts';
import { $session } from '../../account/session/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import { $storage } from '../../platform/ports/index.ts';
import {
  blankOrigin,
  isPhonePending,
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

/** The screen shows the origin form. Idempotent: the stored origin already contains every edit. */
export const originFormOpened = createEvent();
export const originDetailsChanged = createEvent<Partial<OriginDetails>>();
/** The vendor submitted the origin form. */
export const originConfirmed = createEvent();
/** The submitted form has errors. */
export const originRefused = createEvent();
/** The vendor asked to change the confirmed origin. */
export const originChangeRequested = createEvent();

const restoreFx = attach({
  source: { storage: $storage, vendorId: $vendorId, session: $session, vendor: $requestVendor },
  effect: ({ storage, vendorId, session, vendor }): StoredOrigin => {
    const email = session?.user.email ?? '';
    const defaults = {
      name: vendor && vendor.id !== guestVendor.id ? vendor.name : '',
      email: email.includes('@') ? email : '',
    };
    return (
      parseOrigin(storage.read(`${accountKeys.origin}${vendorId}`)) ?? {
        isConfirmed: false,
        form: { ...blankOrigin, ...defaults },
      }
    );
  },
});

export const $originForm = createStore<OriginForm>(blankOrigin, { serialize: 'ignore' })
  .on(restoreFx.doneData, (_, { form }) => form)
  .on(originPlaceChanged, (form, change) => ({ ...form, ...change }))
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

// A submission waits until its phone number can be validated.
const $isConfirmationWaiting = createStore(false, { serialize: 'ignore' });
const confirmationChecked = createEvent<OriginForm>();
sample({
  clock: originConfirmed,
  source: $originForm,
  filter: isPhonePending,
  fn: () => true,
  target: $isConfirmationWaiting,
});
sample({
  clock: originConfirmed,
  source: $originForm,
  filter: (form) => !isPhonePending(form),
  target: confirmationChecked,
});
sample({
  clock: $originForm,
  source: $isConfirmationWaiting,
  filter: (isWaiting, form) => isWaiting && !isPhonePending(form),
  fn: (_, form) => form,
  target: confirmationChecked,
});
$isConfirmationWaiting.reset(confirmationChecked, restoreFx, originPlaceChanged);

const noErrors: OriginErrors = {};
const $hasTriedToConfirm = createStore(false)
  .on(confirmationChecked, () => true)
  .reset(restoreFx, originPlaceChanged, senderChanged);
/** The errors of the form. Validation errors appear after the first submission, search errors immediately. */
export const $originErrors = combine(
  $originForm,
  $hasTriedToConfirm,
  $originSearchError,
  (form, hasTriedToConfirm, searchError): OriginErrors => ({
    ...(searchError && { address: searchError }),
    ...(hasTriedToConfirm ? validateOrigin(form) : noErrors),
  }),
);

// Restore the stored origin of the vendor. A confirmed origin becomes the sender immediately.
sample({
  clock: originFormOpened,
  source: $sender,
  filter: (sender) => sender === null,
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

// Once the vendor has chosen an address, go to the details step.
sample({
  clock: [originPlaceChanged, restoreFx.doneData.map(({ form }) => form)],
  fn: ({ place }) => (place ? ('originChosen' as const) : ('originMissing' as const)),
  target: originStatusChanged,
});

// A valid origin becomes the sender, and the request continues.
sample({
  clock: confirmationChecked.filterMap((form) => toSender(form) ?? undefined),
  target: senderChanged,
});
sample({
  clock: confirmationChecked,
  filter: (form) => toSender(form) === null,
  fn: () => undefined,
  target: originRefused,
});
sample({ clock: originChangeRequested, fn: () => null, target: senderChanged });

// Store every edit, so that it survives a reload and prefills the next request.
sample({
  clock: [originPlaceChanged, originDetailsChanged, confirmationChecked, originChangeRequested],
  target: storeFx,
});
