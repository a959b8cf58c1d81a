import { createEvent, createStore, sample } from 'effector';
import type { Place, SavedCustomer } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { destinationTyped, suggestionPicked } from '../destination/index.ts';
import { draftErased, draftOpened, fieldsFilled, $draft } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { computeFill, type FilledValues } from './customer-filling.ts';

/** The vendor chose a customer of the address book in the address field. */
export const customerPicked = createEvent<SavedCustomer>();
/** A customer's place is to be the destination. Fired where the address field is free for it. */
export const customerAddressChosen = createEvent<SavedCustomer>();
/** A customer's details are to be filled in. `withPlace` is false when the order goes to another address than theirs. */
export const customerFillRequested = createEvent<{
  readonly customer: SavedCustomer;
  readonly withAddressFields: boolean;
}>();

/** What the customer before has brought; kept until the draft is done with. */
const $filledValues = createStore<FilledValues>({}, { serialize: 'ignore' }).reset(draftOpened, draftErased);

const fillComputed = sample({
  clock: customerFillRequested,
  source: { draft: $draft, filling: $filledValues },
  fn: ({ draft, filling }, { customer, withAddressFields }) => computeFill(draft, customer, filling, withAddressFields),
});
sample({ clock: fillComputed, fn: ({ filledValues }) => filledValues, target: $filledValues });

// When a customer is picked in the address field, that is the choice of the place, and of everything still empty.
sample({ clock: customerPicked, target: customerAddressChosen });
sample({
  clock: customerPicked,
  fn: (customer) => ({ customer, withAddressFields: true }),
  target: customerFillRequested,
});
sample({
  clock: fillComputed,
  filter: ({ edits }) => edits.length > 0,
  fn: ({ edits }) => edits,
  target: fieldsFilled,
});

// A place with a point is chosen as any suggestion is.
sample({
  clock: customerAddressChosen,
  filter: ({ point }) => point !== null,
  fn: ({ id, address, point }): Place => ({ id, label: address, point, city: null, area: null }),
  target: suggestionPicked,
});
// Without one its address is searched for, as if it had been typed.
const addressChosenWithoutPoint = sample({ clock: customerAddressChosen, filter: ({ point }) => point === null });
sample({ clock: addressChosenWithoutPoint, fn: ({ address }) => address, target: destinationTyped });
sample({
  clock: addressChosenWithoutPoint,
  fn: () => ({
    tone: 'warning' as const,
    message: { key: 'toast.no-coordinates-for-that-address' satisfies RequestTextKey },
  }),
  target: notify,
});
