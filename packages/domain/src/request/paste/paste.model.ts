import { combine, createEvent, createStore, sample } from 'effector';
import { destinationCleared, destinationTyped, suggestionPicked } from '../destination/index.ts';
import {
  destinationChanged,
  draftErased,
  draftOpened,
  fieldChanged,
  $draft,
  messagePasted,
  notAnOrder,
  $paymentMethods,
} from '../draft/index.ts';
import type { RequestField } from '../draft/index.ts';
import { pinMoved } from '../pin/index.ts';
import { accountLeft } from '../../account/session/index.ts';
import {
  updateFills,
  changesToUndo,
  filledFields,
  createFill,
  withoutChangedFields,
  isEmptyFill,
  hasPlaceChanged,
  isEmptyMessage,
  isBarePoint,
  hasConflict,
  pastedFields,
  withoutEditedField,
  withoutRetypedAddress,
  type PasteFill,
} from './fill.ts';

/** The vendor undid the last paste. */
export const pasteUndone = createEvent();
export const pastedFieldAccepted = createEvent<RequestField>();
/** The vendor accepted all filled fields. */
export const pasteAccepted = createEvent();

/** The fills that can be undone, oldest first. */
const $fills = createStore<readonly PasteFill[]>([], { serialize: 'ignore' });
const $reviewedFields = createStore<readonly RequestField[]>([], { serialize: 'ignore' });

/** The filled fields that the vendor has neither accepted nor edited. */
export const $unreviewedFields = combine($fills, $reviewedFields, (fills, reviewed) =>
  fills.flatMap(filledFields).filter((field) => !reviewed.includes(field)),
);
/**
 * The notice about the last paste: some or all values were left out, the message contained no order details,
 * or it is no order at all. Null without a notice.
 */
export const $pasteNotice = createStore<
  'some-left-out' | 'all-left-out' | 'nothing-said' | 'not-an-order' | null
>(null);

// When a message is pasted, fill the empty fields and leave the others unchanged.
const fillPrepared = sample({
  clock: messagePasted,
  source: { draft: $draft, methods: $paymentMethods },
  fn: ({ draft, methods }, message) => ({
    fill: createFill(draft, message, methods),
    hasConflict: hasConflict(draft, message, methods),
    isEmptyMessage: isEmptyMessage(message, methods),
    isOrder: message !== notAnOrder,
  }),
});
/** A paste filled at least one field. */
export const formFilled = fillPrepared.filterMap(({ fill }) => (isEmptyFill(fill) ? undefined : fill));

// When the vendor undoes a paste, clear the fields that still have the filled value.
const fillUndone = sample({ clock: pasteUndone, source: $fills }).filterMap((fills) => fills.at(-1));
const fieldsCleared = sample({
  clock: fillUndone,
  source: $draft,
  fn: (draft, fill) => ({ changes: changesToUndo(draft, fill) }),
});
const changesPrepared = sample({ clock: [formFilled, fieldsCleared] });
for (const field of pastedFields)
  sample({
    clock: changesPrepared.filterMap(({ changes }) => changes.find((change) => change.field === field)),
    target: fieldChanged,
  });
sample({
  clock: fillUndone,
  filter: ({ destination }) => destination !== null,
  target: destinationCleared,
});

// Search for a pasted address as if the vendor had typed it. Select the place of a map link directly.
const addressFilled = formFilled.filterMap(({ destination }) => destination ?? undefined);
sample({
  clock: addressFilled.filterMap(({ text, place }) => (place ? undefined : text)),
  target: destinationTyped,
});
sample({
  clock: addressFilled.filterMap(({ place }) => (place && isBarePoint(place) ? place.point : undefined)),
  target: pinMoved,
});
sample({
  clock: addressFilled.filterMap(({ place }) => (place && !isBarePoint(place) ? place : undefined)),
  fn: ({ address, ...place }) => ({ ...place, id: 'pasted', label: address }),
  target: suggestionPicked,
});

$fills
  .on(formFilled, (fills, fill) => [...fills, fill])
  .on(fillUndone, (fills, { message }) => fills.filter((fill) => fill.message !== message))
  .on(fieldChanged, (fills, change) => updateFills(fills, (fill) => withoutEditedField(fill, change)))
  .on(destinationTyped, (fills, text) => updateFills(fills, (fill) => withoutRetypedAddress(fill, text)))
  .on([draftOpened, draftErased], (fills, draft) =>
    updateFills(fills, (fill) => withoutChangedFields(fill, draft)),
  )
  .reset(pasteAccepted, accountLeft);

// When a field is accepted or another place is chosen, mark the field as reviewed.
const placeReplaced = sample({
  clock: destinationChanged,
  source: $fills,
  filter: (fills, now) => fills.some((fill) => hasPlaceChanged(fill, now)),
  fn: () => 'destination' as const,
});
$reviewedFields
  .on([pastedFieldAccepted, placeReplaced], (reviewed, field) => [...reviewed, field])
  .on(formFilled, (reviewed, fill) => reviewed.filter((field) => !filledFields(fill).includes(field)));

$pasteNotice
  .on(fillPrepared, (_, { fill, ...notice }) => {
    if (!notice.isOrder) return 'not-an-order';
    if (notice.hasConflict) return isEmptyFill(fill) ? 'all-left-out' : 'some-left-out';
    return notice.isEmptyMessage ? 'nothing-said' : null;
  })
  .reset(fillUndone, pasteAccepted, draftOpened, draftErased, accountLeft);
