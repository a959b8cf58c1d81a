import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import { $credentials, isApiFailure, requestSocketTicketFx } from '../../api/index.ts';
import type { SocketCommand } from '../../contracts/index.ts';
import { $build, serviceOrigin } from '../../platform/environment/index.ts';
import { $isSignedIn } from '../../account/session/index.ts';
import { createConnection } from '../../platform/ports/index.ts';
import { readMessages } from './read-message.ts';
import { socketAddress } from './socket-address.ts';

/** How the live updates stand. `connecting` lasts until they flow, however often the line is lost. */
export type ConnectionStatus = 'connected' | 'connecting' | 'disconnected';

/** A screen shows the orders of a vendor and wants to hear of them; null when it is left. */
export const liveVendorChanged = createEvent<string | null>();
/** Orders are as they say now: what came since the last frame, in its order. */
export const orderUpdatesReceived = createEvent<readonly Order[]>();
/**
 * Updates of the vendor flow from now on. Whatever happened before that is not told: read the list anew, then merge
 * what comes.
 */
export const liveUpdatesBegan = createEvent<{ readonly vendorId: string }>();

const ticketFx = attach({ effect: requestSocketTicketFx });

/** A service without tickets answers that it has no such call; then the token stands in the address, as specified. */
const hasNoTickets = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'rejected' && [404, 405, 501].includes(failure.status);

const addressFx = attach({
  source: { origin: $build.map(serviceOrigin), credentials: $credentials },
  effect: ({ origin, credentials }): Promise<string> =>
    ticketFx().then(
      ({ ticket }) => socketAddress(origin, { ticket }),
      (failure: unknown) => {
        const token = credentials.embeddedToken ?? credentials.accessToken ?? credentials.storedToken;
        if (token !== null && hasNoTickets(failure)) return socketAddress(origin, { token });
        throw failure;
      },
    ),
});

const $vendorId = createStore<string | null>(null).on(liveVendorChanged, (_, vendorId) => vendorId);
const $subscription = $vendorId.map((vendorId) =>
  vendorId === null
    ? null
    : JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId } } satisfies SocketCommand),
);
const $isWanted = combine($vendorId, $isSignedIn, (vendorId, isSignedIn) => vendorId !== null && isSignedIn);

const connection = createConnection({ addressFx });

const messagesRead = connection.received.map(readMessages);

export const $connection = connection.$state.map((state): ConnectionStatus => {
  if (state === 'open') return 'connected';
  return state === 'idle' ? 'disconnected' : 'connecting';
});

/** How many messages could not be read. */
export const $unreadableMessages = createStore(0);
/** The vendor whose subscription this opening of the socket has confirmed. */
const $subscribedTo = createStore<string | null>(null);

// While someone is signed in and looks, the socket is open.
sample({ clock: $isWanted, filter: Boolean, fn: () => undefined, target: connection.start });
sample({ clock: $isWanted, filter: (isWanted) => !isWanted, fn: () => undefined, target: connection.stop });

// When it opens, and when another vendor is looked at, the vendor is subscribed to. The subscription is also the question
// whether a silent line still lives: the service answers it every time.
sample({
  clock: [connection.opened, connection.silent, $subscription],
  source: $subscription,
  filter: (subscription): subscription is string => subscription !== null,
  target: connection.send,
});

// When a subscription is confirmed for the first time since the socket opened, the updates begin.
sample({
  clock: messagesRead,
  source: { vendorId: $vendorId, known: $subscribedTo },
  filter: ({ vendorId, known }, { subscribed }) =>
    vendorId !== null && vendorId !== known && subscribed.includes(vendorId),
  fn: ({ vendorId }) => ({ vendorId: vendorId ?? '' }),
  target: liveUpdatesBegan,
});
$subscribedTo
  .on(liveUpdatesBegan, (_, { vendorId }) => vendorId)
  .reset(connection.opened, connection.closed, connection.stop, liveVendorChanged);

sample({
  clock: messagesRead,
  filter: ({ orders }) => orders.length > 0,
  fn: ({ orders }) => orders,
  target: orderUpdatesReceived,
});
$unreadableMessages.on(messagesRead, (count, { unreadable }) => count + unreadable);
