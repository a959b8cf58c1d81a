import { createEvent, restore, sample } from 'effector';
import type { Place, SavedCustomer } from '../../api/index.ts';
import { accountLeft } from '../../account/session/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { addressChosen, destinationTyped, suggestionPicked } from '../destination/index.ts';
import { draftOpened, fieldsFilled, $draft, $fill } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { computeFill, followAddress, type FillScope } from './customer-filling.ts';

/** The vendor picked a saved customer in the address field. */
export const customerPicked = createEvent<SavedCustomer>();
/** The details of a saved customer must be filled into the form. */
export const customerFillRequested = createEvent<{ readonly customer: SavedCustomer } & FillScope>();

/** The text that was last typed into the address field. Initially the address of the opened draft. */
const $typedAddress = restore(destinationTyped, '')
  .on(draftOpened, (_, { destinationText }) => destinationText)
  .reset(accountLeft);

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
  filter: ({ fill }) => fill.address !== null,
  fn: ({ draft, fill, typedAddress }, choice) => followAddress(draft, fill, choice, typedAddress),
});

const fillChanged = sample({ clock: [fillComputed, addressFollowed] });
sample({
  clock: fillChanged,
  fn: ({ edits, fill }) => [...edits, { field: 'fill' as const, value: fill }],
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
