import { createEvent, createStore, sample } from 'effector';
import type { Place, SavedCustomer } from '../../api/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { destinationTyped, suggestionPicked } from '../destination/index.ts';
import { draftErased, draftOpened, fieldsFilled, $draft } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { computeFill, type FilledValues } from './customer-filling.ts';

/** The vendor picked a saved customer in the address field. */
export const customerPicked = createEvent<SavedCustomer>();
/** The address of a saved customer becomes the destination. */
export const customerAddressChosen = createEvent<SavedCustomer>();
/**
 * The details of a saved customer must be filled into the form. `withAddressFields` is false if the order
 * goes to another address.
 */
export const customerFillRequested = createEvent<{
  readonly customer: SavedCustomer;
  readonly withAddressFields: boolean;
}>();

/** The values that the form took from the saved customer picked last. Reset with the draft. */
const $filledValues = createStore<FilledValues>({}, { serialize: 'ignore' }).reset(draftOpened, draftErased);

const fillComputed = sample({
  clock: customerFillRequested,
  source: { draft: $draft, previousValues: $filledValues },
  fn: ({ draft, previousValues }, { customer, withAddressFields }) =>
    computeFill(draft, customer, previousValues, withAddressFields),
});
sample({ clock: fillComputed, fn: ({ filledValues }) => filledValues, target: $filledValues });

// A customer picked in the address field sets the destination and fills the empty fields.
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

// Treat an address that has a point like a picked suggestion.
sample({
  clock: customerAddressChosen,
  filter: ({ point }) => point !== null,
  fn: ({ id, address, point }): Place => ({ id, label: address, point, city: null, area: null }),
  target: suggestionPicked,
});
// Search for an address without a point as if the vendor had typed it.
const addressChosenWithoutPoint = sample({
  clock: customerAddressChosen,
  filter: ({ point }) => point === null,
});
sample({ clock: addressChosenWithoutPoint, fn: ({ address }) => address, target: destinationTyped });
sample({
  clock: addressChosenWithoutPoint,
  fn: () => toast<RequestTextKey>('warning', 'toast.no-coordinates-for-that-address'),
  target: notify,
});
