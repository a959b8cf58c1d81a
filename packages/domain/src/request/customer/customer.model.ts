import { createEvent, createStore, sample } from 'effector';
import type { Place, SavedCustomer } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { destinationTyped, suggestionPicked } from '../destination/index.ts';
import { draftErased, draftOpened, fieldsFilled, $draft } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { fillCustomer, type Filling } from './customer-filling.ts';

/** The vendor chose a customer of the address book in the address field. */
export const customerPicked = createEvent<SavedCustomer>();
/** A customer's place is to be the destination. Fired where the address field is free for it. */
export const customerPlaced = createEvent<SavedCustomer>();
/** A customer's details are to be filled in. `withPlace` is false when the order goes to another address than theirs. */
export const customerFilled = createEvent<{
  readonly customer: SavedCustomer;
  readonly withPlace: boolean;
}>();

/** What the customer before has brought; kept until the draft is done with. */
const $filling = createStore<Filling>({}, { serialize: 'ignore' }).reset(draftOpened, draftErased);

const filled = sample({
  clock: customerFilled,
  source: { draft: $draft, filling: $filling },
  fn: ({ draft, filling }, { customer, withPlace }) => fillCustomer(draft, customer, filling, withPlace),
});
sample({ clock: filled, fn: ({ filling }) => filling, target: $filling });

// When a customer is picked in the address field, that is the choice of the place, and of everything still empty.
sample({ clock: customerPicked, target: customerPlaced });
sample({
  clock: customerPicked,
  fn: (customer) => ({ customer, withPlace: true }),
  target: customerFilled,
});
sample({
  clock: filled,
  filter: ({ edits }) => edits.length > 0,
  fn: ({ edits }) => edits,
  target: fieldsFilled,
});

// A place with a point is chosen as any suggestion is.
sample({
  clock: customerPlaced,
  filter: ({ point }) => point !== null,
  fn: ({ id, address, point }): Place => ({ id, label: address, point, city: null, area: null }),
  target: suggestionPicked,
});
// Without one its address is searched for, as if it had been typed.
const pointMissed = sample({ clock: customerPlaced, filter: ({ point }) => point === null });
sample({ clock: pointMissed, fn: ({ address }) => address, target: destinationTyped });
sample({
  clock: pointMissed,
  fn: () => ({
    tone: 'warning' as const,
    message: { key: 'toast.no-coordinates-for-that-address' satisfies RequestTextKey },
  }),
  target: notify,
});
