import { attach, combine, createEvent, createStore, sample } from 'effector';
import { guestVendor } from '../../contracts/index.ts';
import { originStepped } from '../flow/index.ts';
import { $requestVendor, $sender, $vendorId, senderChanged } from '../draft/index.ts';
import { $session } from '../../account/session/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import { $storage } from '../../platform/ports/index.ts';
import {
  blankOrigin,
  originGaps,
  originText,
  parseOrigin,
  senderOf,
  type KeptOrigin,
  type OriginDetails,
  type OriginForm,
  type OriginGaps,
} from './origin-form.ts';
import { $originSearchError, originPlaced, originReplaced } from './origin-place.model.ts';

/** The screen asks where riders pick up. Idempotent: what was typed is kept as it is typed. */
export const originNeeded = createEvent();
/** The vendor edited fields of the details. */
export const originDetailsChanged = createEvent<Partial<OriginDetails>>();
/** The vendor is done with the origin. */
export const originConfirmed = createEvent();
/** The vendor wants the rider to pick up elsewhere. */
export const originChangeRequested = createEvent();

const restoreFx = attach({
  source: { storage: $storage, vendorId: $vendorId, session: $session, vendor: $requestVendor },
  effect: ({ storage, vendorId, session, vendor }): KeptOrigin => {
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
  .on(originPlaced, (form, placed) => ({ ...form, ...placed }))
  .on(originDetailsChanged, (form, change) => ({ ...form, ...change }));

const keepFx = attach({
  source: { storage: $storage, vendorId: $vendorId, form: $originForm, sender: $sender },
  effect: ({ storage, vendorId, form, sender }) => {
    if (vendorId === null) return;
    storage.write(`${accountKeys.origin}${vendorId}`, originText({ form, isConfirmed: sender !== null }));
  },
});

const noGaps: OriginGaps = {};
const $wasConfirmed = createStore(false)
  .on(originConfirmed, () => true)
  .reset(restoreFx, originPlaced, senderChanged);
/** What is missing or wrong once the vendor has tried to go on; of the address, what its search says, too. */
export const $originGaps = combine(
  $originForm,
  $wasConfirmed,
  $originSearchError,
  (form, wasConfirmed, searchError): OriginGaps => ({
    ...(searchError && { address: searchError }),
    ...(wasConfirmed ? originGaps(form) : noGaps),
  }),
);

// When the screen asks, what was kept for the vendor is taken up; an origin that was agreed on stands at once.
sample({
  clock: originNeeded,
  source: $sender,
  filter: (sender) => sender === null,
  fn: () => undefined,
  target: restoreFx,
});
sample({
  clock: restoreFx.doneData,
  fn: ({ form: { text, place } }) => ({ text, place }),
  target: originReplaced,
});
sample({
  clock: restoreFx.doneData.filterMap(
    ({ isConfirmed, form }) => (isConfirmed && senderOf(form)) || undefined,
  ),
  target: senderChanged,
});

// When an address was chosen, its details are asked for; without one there is nothing to ask them for.
sample({
  clock: [originPlaced, restoreFx.doneData.map(({ form }) => form)],
  fn: ({ place }) => (place ? ('originChosen' as const) : ('originMissing' as const)),
  target: originStepped,
});

// When all is there, the request goes on from this origin.
sample({
  clock: sample({ clock: originConfirmed, source: $originForm }).filterMap(
    (form) => senderOf(form) ?? undefined,
  ),
  target: senderChanged,
});
sample({ clock: originChangeRequested, fn: () => null, target: senderChanged });

// Whatever was typed outlives a reload, and the next request begins with it.
sample({
  clock: [originPlaced, originDetailsChanged, originConfirmed, originChangeRequested],
  fn: () => undefined,
  target: keepFx,
});
