import { createEvent, createStore, restore, sample } from 'effector';
import type { Place, SavedCustomer } from '../../api/index.ts';
import { accountLeft } from '../../account/session/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { addressChosen, destinationTyped, suggestionPicked } from '../destination/index.ts';
import { draftErased, draftOpened, fieldsFilled, $draft } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { computeFill, followAddress, noFill, type FillScope } from './customer-filling.ts';

/** The vendor picked a saved customer in the address field. */
export const customerPicked = createEvent<SavedCustomer>();
/** The details of a saved customer must be filled into the form. */
export const customerFillRequested = createEvent<{ readonly customer: SavedCustomer } & FillScope>();

/** What the form took from saved customers. Kept while the same draft is closed and opened again. */
export const $fill = createStore(noFill, { serialize: 'ignore' })
  .on([draftOpened, draftErased], (fill, { id }) => (fill.draftId === id ? fill : noFill))
  .reset(accountLeft);
const $typedAddress = restore(destinationTyped, '').reset(accountLeft);

// A customer picked in the address field sets the destination and fills the empty fields.
sample({
  clock: customerPicked,
  fn: (customer) => ({ customer, withAddress: true, withAddressFields: true }),
  target: customerFillRequested,
});
const fillComputed = sample({
  clock: customerFillRequested,
  source: { draft: $draft, fill: $fill },
  fn: ({ draft, fill }, { customer, ...scope }) => ({
    ...computeFill(draft, customer, fill, scope),
    chosenCustomer: scope.withAddress ? customer : undefined,
  }),
});

// When the vendor chooses another address, the filled unit, building and notes go with the previous one.
const addressFollowed = sample({
  clock: addressChosen,
  source: { draft: $draft, fill: $fill, typedAddress: $typedAddress },
  fn: ({ draft, fill, typedAddress }, choice) => followAddress(draft, fill, choice, typedAddress),
});

const fillChanged = sample({ clock: [fillComputed, addressFollowed] });
sample({ clock: fillChanged, fn: ({ fill }) => fill, target: $fill });
sample({
  clock: fillChanged,
  filter: ({ edits }) => edits.length > 0,
  fn: ({ edits }) => edits,
  target: fieldsFilled,
});

// Choose the address only after the fill is known, because a choice of another address clears filled fields.
const customerAddressChosen = fillComputed.filterMap(({ chosenCustomer }) => chosenCustomer);
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
