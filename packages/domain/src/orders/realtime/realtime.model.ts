import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import { $credentials, isApiFailure, requestSocketTicketFx } from '../../api/index.ts';
import type { SocketCommand } from '../../contracts/index.ts';
import { $build, serviceOrigin } from '../../platform/environment/index.ts';
import { $isSignedIn } from '../../account/session/index.ts';
import { createConnection } from '../../platform/ports/index.ts';
import { parseMessages } from './parse-messages.ts';
import { socketUrl } from './socket-url.ts';

/** The state of the live updates. `connecting` includes all reconnection attempts. */
export type ConnectionStatus = 'connected' | 'connecting' | 'disconnected';

/** The screen shows the orders of a vendor. Null when the screen closes. */
export const liveVendorChanged = createEvent<string | null>();
/** The orders of all updates since the last animation frame, in order of arrival. */
export const orderUpdatesReceived = createEvent<readonly Order[]>();
/**
 * Live updates of the vendor have started or resumed. Earlier updates may have been missed, so listeners must
 * reload the list and then merge updates.
 */
export const liveUpdatesStarted = createEvent<{ readonly vendorId: string }>();

const requestTicketFx = attach({ effect: requestSocketTicketFx });

/** True if the service does not support tickets. The specification then requires the token in the URL. */
const lacksTicketSupport = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'rejected' && [404, 405, 501].includes(failure.status);

const buildSocketUrlFx = attach({
  source: { origin: $build.map(serviceOrigin), credentials: $credentials },
  effect: ({ origin, credentials }): Promise<string> =>
    requestTicketFx().then(
      ({ ticket }) => socketUrl(origin, { ticket }),
      (failure: unknown) => {
        const token = credentials.embeddedToken ?? credentials.accessToken ?? credentials.storedToken;
        if (token !== null && lacksTicketSupport(failure)) return socketUrl(origin, { token });
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
const $shouldConnect = combine(
  $vendorId,
  $isSignedIn,
  (vendorId, isSignedIn) => vendorId !== null && isSignedIn,
);

const connection = createConnection({ urlFx: buildSocketUrlFx });

const messagesParsed = connection.received.map(parseMessages);

export const $connection = connection.$state.map((state): ConnectionStatus => {
  if (state === 'open') return 'connected';
  return state === 'idle' ? 'disconnected' : 'connecting';
});

export const $unreadableMessageCount = createStore(0);
/** The id of the vendor whose subscription is confirmed for the current connection. */
const $subscribedVendorId = createStore<string | null>(null);

// While a vendor is signed in and their orders are visible, keep the socket open.
sample({ clock: $shouldConnect, filter: Boolean, target: connection.start });
sample({
  clock: $shouldConnect,
  filter: (shouldConnect) => !shouldConnect,
  target: connection.stop,
});

// When the socket opens or falls silent, or the vendor changes, subscribe. The service confirms every
// subscription, so subscribing also tests a silent connection.
sample({
  clock: [connection.opened, connection.silenceDetected, $subscription],
  source: $subscription,
  filter: (subscription): subscription is string => subscription !== null,
  target: connection.send,
});

// When a subscription is confirmed for the first time on a connection, live updates start.
const subscriptionConfirmed = sample({
  clock: messagesParsed,
  source: { vendorId: $vendorId, subscribedVendorId: $subscribedVendorId },
  fn: ({ vendorId, subscribedVendorId }, { subscribed }) =>
    vendorId !== null && vendorId !== subscribedVendorId && subscribed.includes(vendorId)
      ? { vendorId }
      : null,
}).filterMap((confirmed) => confirmed ?? undefined);
sample({ clock: subscriptionConfirmed, target: liveUpdatesStarted });
$subscribedVendorId
  .on(liveUpdatesStarted, (_, { vendorId }) => vendorId)
  .reset(connection.opened, connection.closed, connection.stop, liveVendorChanged);

sample({
  clock: messagesParsed,
  filter: ({ orders }) => orders.length > 0,
  fn: ({ orders }) => orders,
  target: orderUpdatesReceived,
});
$unreadableMessageCount.on(messagesParsed, (count, { unreadableCount }) => count + unreadableCount);
