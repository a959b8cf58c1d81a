import { combine, createEvent, createStore, sample } from 'effector';
import type { Order } from '../../api/index.ts';
import { $session } from '../../account/session/index.ts';
import { createTabGroup } from '../../platform/ports/index.ts';
import { $isPaused, $liveVendorId } from './pause.model.ts';
import { parseTabMessage, type ConnectionStatus, type TabMessage } from './tab-message.ts';

/** A list of orders that one tab has loaded for all tabs of the same outlet. */
export interface SharedList {
  readonly vendorId: string;
  readonly orders: readonly Order[];
}

/** This tab has loaded a list. If it leads, the other tabs receive it. */
export const listShared = createEvent<SharedList>();
/** The leading tab has loaded a list. */
export const listReceived = createEvent<SharedList>();
/** The socket of this tab has received these texts in one frame. Fired by the realtime model. */
export const textsForwarded = createEvent<readonly string[]>();
/** The state of this tab's own socket has changed. Fired by the realtime model. */
export const stateForwarded = createEvent<ConnectionStatus>();
/** The socket of the leading tab has received these texts. */
export const textsReceived = createEvent<readonly string[]>();
/** The leading tab is connected, after it was not, or this tab has begun to follow it. */
export const leaderConnected = createEvent();

const group = createTabGroup();
const messageReceived = group.received.filterMap((message) => parseTabMessage(message) ?? undefined);
const stateReceived = messageReceived.filterMap((message) =>
  message.kind === 'state' ? message.state : undefined,
);

/** The tabs of one name share a socket: the visible ones of one account and outlet. */
const $groupName = combine($liveVendorId, $session, $isPaused, (vendorId, session, isPaused) =>
  vendorId === null || session === null || isPaused ? null : `saddlebag:live:${session.user.id}:${vendorId}`,
);
export const $role = group.$role;
/** The state that the leading tab has reported. Null unless this tab follows. */
export const $leaderState = createStore<ConnectionStatus | null>(null, { serialize: 'ignore' });
const $ownState = createStore<ConnectionStatus>('disconnected').on(stateForwarded, (_, state) => state);

// While the vendor's orders are visible, share the work with the other tabs.
sample({
  clock: $groupName,
  filter: (name): name is string => name !== null,
  target: group.join,
});
sample({
  clock: $groupName,
  filter: (name) => name === null,
  fn: () => undefined,
  target: group.leave,
});

// When this tab leads, send what it receives to the other tabs, and its state to a new one.
sample({
  clock: textsForwarded.filterMap((texts) => {
    const updates = texts.filter((text) => text.includes('order_update'));
    return updates.length === 0 ? undefined : updates;
  }),
  fn: (texts): TabMessage => ({ kind: 'updates', texts }),
  target: group.post,
});
sample({
  clock: [$ownState, group.followerJoined],
  source: $ownState,
  fn: (state): TabMessage => ({ kind: 'state', state }),
  target: group.post,
});
sample({ clock: listShared, fn: (list): TabMessage => ({ kind: 'list', ...list }), target: group.post });

// When this tab follows, use what the leading tab sends. Read the previous state before the store changes.
const leaderBecameConnected = sample({
  clock: stateReceived,
  source: $leaderState,
  filter: (previous, state) => previous !== 'connected' && state === 'connected',
  fn: () => undefined,
});
$leaderState.on(stateReceived, (_, state) => state).reset(group.$role);
sample({ clock: leaderBecameConnected, target: leaderConnected });
sample({
  clock: messageReceived.filterMap((message) => (message.kind === 'updates' ? message.texts : undefined)),
  target: textsReceived,
});
sample({
  clock: messageReceived.filterMap((message) =>
    message.kind === 'list' ? { vendorId: message.vendorId, orders: message.orders } : undefined,
  ),
  target: listReceived,
});
