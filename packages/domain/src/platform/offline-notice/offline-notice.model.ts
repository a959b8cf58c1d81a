import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $notifications, notificationDismissed, notify, toast } from '../notifications/index.ts';
import { $network } from '../ports/internal.ts';

/** Milliseconds to read the notice. It closes by itself, because it covers a part of the submit button. */
const noticeMs = 10_000;

type OfflineTextKey = 'offline.lost' | 'offline.back';

/** The page has loaded. Starts the notifications about the device's network. */
export const offlineNoticeStarted = createEvent();

/** The device lost or regained its network. */
const networkChanged = createEvent();

const listenFx = attach({
  source: $network,
  effect: (network) => {
    network.subscribe(scopeBind(networkChanged, { safe: true }));
  },
});
const readNetworkFx = attach({ source: $network, effect: (network) => network.isOffline() });

const $wasOffline = createStore(false, { serialize: 'ignore' });

sample({ clock: offlineNoticeStarted, target: listenFx });
sample({ clock: [listenFx.done, networkChanged], fn: () => undefined, target: readNetworkFx });

// Browsers may repeat a change. Read `$wasOffline` here, before the store reacts to it.
const statusChanged = sample({
  clock: readNetworkFx.doneData,
  source: $wasOffline,
  filter: (wasOffline, isOffline) => wasOffline !== isOffline,
  fn: (_, isOffline) => isOffline,
});
$wasOffline.on(statusChanged, (_, isOffline) => isOffline);

// While the device is offline, say what still works.
sample({
  clock: statusChanged,
  filter: (isOffline) => isOffline,
  fn: () => ({ ...toast<OfflineTextKey>('warning', 'offline.lost'), durationMs: noticeMs }),
  target: notify,
});

// When the network is back, replace that notification. The portal itself sends nothing.
const wentOnline = statusChanged.filter({ fn: (isOffline) => !isOffline });
const outdatedNotice = sample({
  clock: wentOnline,
  source: $notifications,
  fn: (notifications) =>
    notifications.find(({ message }) => typeof message !== 'string' && message.key === 'offline.lost')?.id,
}).filterMap((id) => id);
sample({ clock: outdatedNotice, target: notificationDismissed });
sample({
  clock: wentOnline,
  fn: () => toast<OfflineTextKey>('success', 'offline.back'),
  target: notify,
});
