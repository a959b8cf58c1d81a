import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { pointText } from '../geo/point.ts';
import type { ParsedMessage } from '../paste/parsed-message.ts';
import { destinationTyped, pinMoved } from './destination.model.ts';
import {
  destinationChanged,
  draftErased,
  draftLeft,
  draftOpened,
  fieldChanged,
  $draft,
} from './draft.model.ts';
import type { RequestField } from './draft.ts';
import {
  emptied,
  fieldsOf,
  fillFrom,
  isEmptyFill,
  withoutEdited,
  withoutMoved,
  type PasteFill,
  type PasteMarks,
} from './paste.ts';
import { $paymentMethods } from './payment.model.ts';

/** A message was pasted onto the form, and this was read from it. */
export const messagePasted = createEvent<ParsedMessage>();
/** The vendor took back what the last paste filled. */
export const pasteUndone = createEvent();
/** The vendor says that a filled field is right. */
export const pastedFieldAccepted = createEvent<RequestField>();
/** The vendor says that all of them are. */
export const pasteAccepted = createEvent();

const filled = createEvent<PasteFill>();

/** What the last paste filled, as long as it can be taken back. */
export const $pasteFill = createStore<PasteFill | null>(null, { serialize: 'ignore' });
/** The filled fields that nobody has looked at yet. */
export const $pasteMarks = createStore<PasteMarks>([]);

const writeFx = createEffect((fill: PasteFill) => {
  const change = scopeBind(fieldChanged, { safe: true });
  const move = scopeBind(destinationChanged, { safe: true });
  const pin = scopeBind(pinMoved, { safe: true });
  const search = scopeBind(destinationTyped, { safe: true });
  fill.changes.forEach(change);
  const { destination } = fill;
  // A bare point is given its address like a pin that is put down.
  if (destination?.place && destination.text === pointText(destination.place.point))
    pin(destination.place.point);
  else if (destination?.place) move(destination);
  else if (destination) search(destination.text);
});

// When a message is pasted, the empty fields are filled, each with a mark.
sample({
  clock: messagePasted,
  source: { draft: $draft, methods: $paymentMethods },
  fn: ({ draft, methods }, message) => fillFrom(draft, message, methods),
  target: filled,
});
const written = sample({ clock: filled, filter: (fill) => !isEmptyFill(fill) });
sample({ clock: written, target: writeFx });

// When the vendor takes it back, what was filled is empty again.
const undone = sample({ clock: pasteUndone, source: $pasteFill }).filterMap((fill) => fill ?? undefined);
sample({
  clock: undone,
  fn: ({ changes, destination }): PasteFill => ({
    changes: changes.map(emptied),
    destination: destination && { text: '', place: null },
  }),
  target: writeFx,
});

$pasteFill.on(written, (_, fill) => fill).reset(undone, pasteAccepted, draftOpened, draftErased, draftLeft);

// When a filled field is edited or accepted, it needs no look any more.
const edited = sample({ clock: fieldChanged, source: $pasteFill, fn: (fill, change) => ({ fill, change }) });
const moved = sample({ clock: destinationChanged, source: $pasteFill, fn: (fill, now) => ({ fill, now }) });
$pasteMarks
  .on(written, (_, fill) => fieldsOf(fill))
  .on(edited, (marks, { fill, change }) => withoutEdited(marks, fill, change))
  .on(moved, (marks, { fill, now }) => withoutMoved(marks, fill, now))
  .on(pastedFieldAccepted, (marks, accepted) => marks.filter((field) => field !== accepted))
  .reset(undone, pasteAccepted, draftOpened, draftErased, draftLeft);
