import { combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import type { SocketCommand } from '../../contracts/index.ts';
import { createConnection } from '../../platform/ports/index.ts';
import { $liveVendorId, liveVendorChanged } from './pause.model.ts';
import { parseMessages } from './parse-messages.ts';
import { buildSocketUrlFx } from './socket-url.model.ts';
import type { ConnectionStatus } from './tab-message.ts';
import {
  $leaderState,
  $role,
  leaderConnected,
  stateForwarded,
  textsForwarded,
  textsReceived,
} from './tabs.model.ts';

/** The orders of all updates since the last animation frame, in order of arrival. */
export const orderUpdatesReceived = createEvent<readonly Order[]>();
/**
 * Live updates of the vendor have started or resumed. Earlier updates may have been missed, so listeners must
 * reload the list and then merge updates.
 */
export const liveUpdatesStarted = createEvent<{ readonly vendorId: string }>();

const $subscription = $liveVendorId.map((vendorId) =>
  vendorId === null
    ? null
    : JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId } } satisfies SocketCommand),
);

const connection = createConnection({ urlFx: buildSocketUrlFx });

const ownMessagesParsed = connection.received.map(parseMessages);
/** The socket of this tab, or of the leading tab, has received messages. */
const messagesParsed = sample({ clock: [ownMessagesParsed, textsReceived.map(parseMessages)] });

export const $unreadableMessageCount = createStore(0);
/** The id of the vendor whose subscription is confirmed for the current connection. */
const $subscribedVendorId = createStore<string | null>(null);

const $ownState = combine(
  connection.$state,
  $subscribedVendorId,
  (state, subscribedVendorId): ConnectionStatus =>
    state === 'open' && subscribedVendorId !== null ? 'connected' : 'connecting',
);
/** The state of the socket that this tab receives updates from: its own, or that of the leading tab. */
export const $connection = combine(
  { role: $role, ownState: $ownState, leaderState: $leaderState },
  ({ role, ownState, leaderState }): ConnectionStatus => {
    if (role === 'none') return 'disconnected';
    return role === 'follower' ? (leaderState ?? 'connecting') : ownState;
  },
);

// The leading tab keeps the socket open. A candidate keeps the socket of its previous vendor until it knows
// whether it leads.
sample({
  clock: $role,
  filter: (role) => role === 'leader',
  fn: () => undefined,
  target: connection.start,
});
sample({
  clock: $role,
  filter: (role) => role === 'follower' || role === 'none',
  fn: () => undefined,
  target: connection.stop,
});
sample({ clock: connection.received, target: textsForwarded });
sample({ clock: $ownState, target: stateForwarded });

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
  clock: ownMessagesParsed,
  source: { vendorId: $liveVendorId, subscribedVendorId: $subscribedVendorId },
  fn: ({ vendorId, subscribedVendorId }, { subscribed }) =>
    vendorId !== null && vendorId !== subscribedVendorId && subscribed.includes(vendorId)
      ? { vendorId }
      : null,
}).filterMap((confirmed) => confirmed ?? undefined);
sample({ clock: subscriptionConfirmed, target: liveUpdatesStarted });

// When the leading tab is connected, they start in this tab too. It may have missed updates before that.
sample({
  clock: sample({ clock: leaderConnected, source: $liveVendorId }).filterMap(
    (vendorId) => vendorId ?? undefined,
  ),
  fn: (vendorId) => ({ vendorId }),
  target: liveUpdatesStarted,
});
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
