import { attach, combine, createEvent, createStore, sample } from 'effector';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $clock, $locks, $random, $storage } from '../../platform/ports/index.ts';
import {
  $draft,
  $modifiedOrderId,
  $vendorId,
  draftOpened,
  draftReloadRequested,
  isBlankDraft,
  requestVendorChanged,
} from '../../request/draft/index.ts';
import { $submission } from '../../request/sending/index.ts';
import { findMovableDraft, moveDraft, type OutletChange } from './move-draft.ts';

/** The vendor chose another outlet on the request screen. */
export const outletChanged = createEvent<OutletChange>();
/** The vendor asked to take the draft along. */
export const draftMoveAccepted = createEvent();

const checkFx = attach({
  source: $storage,
  effect: (storage, change: OutletChange) => findMovableDraft(storage, change) !== null,
});
const moveFx = attach({
  source: { storage: $storage, clock: $clock, random: $random, locks: $locks },
  effect: (ports, change: OutletChange) => moveDraft(ports, change),
});

/** A change of the outlet whose new draft has not opened yet. */
const $openingChange = createStore<OutletChange | null>(null)
  .on(outletChanged, (_, change) => change)
  .reset(checkFx);
const $movable = createStore<OutletChange | null>(null)
  .on(checkFx.done, (_, { params, result }) => (result ? params : null))
  .reset(requestVendorChanged, moveFx);
const $isDraftBlank = $draft.map(isBlankDraft);

/**
 * The outlet whose draft can be taken along to the current one. Null once the vendor fills in the request of
 * the current outlet.
 */
export const $draftOffer = combine($movable, $isDraftBlank, (movable, isBlank) => (isBlank ? movable : null));
/** The draft is now the request of the current outlet. */
export const draftMoved = moveFx.done.filter({ fn: ({ result }) => result });

// When the draft of the new outlet opens, the old one has been stored. An order that is being sent has no draft
// to take along.
const newDraftOpened = sample({
  clock: draftOpened,
  source: {
    change: $openingChange,
    vendorId: $vendorId,
    modifiedId: $modifiedOrderId,
    submission: $submission,
  },
  filter: ({ modifiedId, submission: { status } }) =>
    modifiedId === null && (status === 'idle' || status === 'failed'),
  fn: ({ change, vendorId }) => (change?.to === vendorId ? change : null),
});
sample({ clock: newDraftOpened.filterMap((change) => change ?? undefined), target: checkFx });

sample({ clock: draftMoveAccepted, source: $draftOffer, filter: Boolean, target: moveFx });
// When the draft has moved, show it. Whatever was typed since is merged into it.
sample({ clock: draftMoved, fn: () => undefined, target: draftReloadRequested });
sample({
  clock: moveFx.doneData,
  fn: (isMoved) =>
    isMoved ? toast('success', 'draft-offer.taken') : toast('info', 'draft-offer.changed-meanwhile'),
  target: notify,
});
