import { combine, createEvent, createStore, sample } from 'effector';
import { destinationCleared, destinationTyped, pinMoved, suggestionPicked } from '../destination/index.ts';
import {
  destinationChanged,
  draftErased,
  draftOpened,
  fieldChanged,
  $draft,
  messagePasted,
  $paymentMethods,
} from '../draft/index.ts';
import type { RequestField } from '../draft/index.ts';
import { accountLeft } from '../../account/session/index.ts';
import {
  changeEach,
  emptiedBy,
  fieldsOf,
  fillFrom,
  foundAgain,
  isEmptyFill,
  isMoved,
  isSilent,
  isUnnamed,
  leavesOut,
  pastedFields,
  withoutEdited,
  withoutRetyped,
  type PasteFill,
} from './fill.ts';

/** The vendor took back what the last paste filled. */
export const pasteUndone = createEvent();
/** The vendor says that a filled field is right. */
export const pastedFieldAccepted = createEvent<RequestField>();
/** The vendor says that all of them are. */
export const pasteAccepted = createEvent();

/** What pastes have filled that can be taken back, the last one last. */
const $fills = createStore<readonly PasteFill[]>([], { serialize: 'ignore' });
const $reviewed = createStore<readonly RequestField[]>([], { serialize: 'ignore' });

/** The filled fields that nobody has looked at yet. */
export const $unreviewedFields = combine($fills, $reviewed, (fills, reviewed) =>
  fills.flatMap(fieldsOf).filter((field) => !reviewed.includes(field)),
);
/** What the vendor should know of the last paste besides what it filled. */
export const $pasteNotice = createStore<'some-left-out' | 'all-left-out' | 'nothing-said' | null>(null);

// When a message is pasted, what it says goes into the empty fields, and nothing into the others.
const read = sample({
  clock: messagePasted,
  source: { draft: $draft, methods: $paymentMethods },
  fn: ({ draft, methods }, message) => ({
    fill: fillFrom(draft, message, methods),
    isSomeLeftOut: leavesOut(draft, message, methods),
    isSilent: isSilent(message, methods),
  }),
});
/** A paste fills the form. */
export const formFilled = read.filterMap(({ fill }) => (isEmptyFill(fill) ? undefined : fill));

// When the vendor takes it back, what is still as it was filled is empty again.
const undone = sample({ clock: pasteUndone, source: $fills }).filterMap((fills) => fills.at(-1));
const emptied = sample({
  clock: undone,
  source: $draft,
  fn: (draft, fill) => ({ changes: emptiedBy(draft, fill) }),
});
const written = sample({ clock: [formFilled, emptied] });
for (const field of pastedFields)
  sample({
    clock: written.filterMap(({ changes }) => changes.find((change) => change.field === field)),
    target: fieldChanged,
  });
sample({
  clock: undone,
  filter: ({ destination }) => destination !== null,
  fn: () => undefined,
  target: destinationCleared,
});

// An address is searched for as if it had been typed; the place of a map link is chosen at once.
const placed = formFilled.filterMap(({ destination }) => destination ?? undefined);
sample({
  clock: placed.filterMap(({ text, place }) => (place ? undefined : text)),
  target: destinationTyped,
});
sample({
  clock: placed.filterMap(({ place }) => (place && isUnnamed(place) ? place.point : undefined)),
  target: pinMoved,
});
sample({
  clock: placed.filterMap(({ place }) => (place && !isUnnamed(place) ? place : undefined)),
  fn: ({ address, ...place }) => ({ ...place, id: 'pasted', label: address }),
  target: suggestionPicked,
});

$fills
  .on(formFilled, (fills, fill) => [...fills, fill])
  .on(undone, (fills, { message }) => fills.filter((fill) => fill.message !== message))
  .on(fieldChanged, (fills, change) => changeEach(fills, (fill) => withoutEdited(fill, change)))
  .on(destinationTyped, (fills, text) => changeEach(fills, (fill) => withoutRetyped(fill, text)))
  .on([draftOpened, draftErased], (fills, draft) => changeEach(fills, (fill) => foundAgain(fill, draft)))
  .reset(pasteAccepted, accountLeft);

// When a field is accepted, or another place is chosen for the address, it needs no look any more.
const moved = sample({
  clock: destinationChanged,
  source: $fills,
  filter: (fills, now) => fills.some((fill) => isMoved(fill, now)),
  fn: () => 'destination' as const,
});
$reviewed
  .on([pastedFieldAccepted, moved], (reviewed, field) => [...reviewed, field])
  .on(formFilled, (reviewed, fill) => reviewed.filter((field) => !fieldsOf(fill).includes(field)));

$pasteNotice
  .on(read, (_, { fill, ...said }) => {
    if (said.isSomeLeftOut) return isEmptyFill(fill) ? 'all-left-out' : 'some-left-out';
    return said.isSilent ? 'nothing-said' : null;
  })
  .reset(undone, pasteAccepted, draftOpened, draftErased, accountLeft);
