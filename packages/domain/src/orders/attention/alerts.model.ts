import { attach, combine, createEvent, sample } from 'effector';
import { $visibility } from '../../platform/ports/internal.ts';
import { $unacknowledged } from './acknowledgement.model.ts';
import { createAlertClaim } from './alert-claim.ts';
import type { DesktopNotification } from './alert-ports.ts';
import { $areNotificationsOn, $isAudible } from './alert-settings.model.ts';
import type { AttentionItem } from './attention-of.ts';
import { $desktopNotifications } from './browser-notifications.ts';
import { $alertSound } from './browser-sound.ts';
import { severityOf } from './kinds.ts';

/** A notification was written for items that `notificationsDue` has announced. Fired by the lane. */
export const notificationWritten = createEvent<DesktopNotification>();

const $alertable = $unacknowledged.map((items) => items.filter(({ kind }) => severityOf(kind) !== 'notice'));
const nothing: readonly AttentionItem[] = [];

// A tab without sound claims nothing, so that another tab can play.
const sound = createAlertClaim(
  'sound',
  combine($alertable, $isAudible, (items, isAudible) => (isAudible ? items : nothing)),
);
const notification = createAlertClaim(
  'notification',
  combine($alertable, $areNotificationsOn, (items, isOn) => (isOn ? items : nothing)),
);

const playFx = attach({
  source: $alertSound,
  effect: (player, items: readonly AttentionItem[]) => {
    const [mostSevere] = items;
    if (mostSevere) player.play(severityOf(mostSevere.kind));
  },
});
const showNotificationFx = attach({
  source: $desktopNotifications,
  effect: (notifications, shown: DesktopNotification) => notifications.show(shown),
});

// When this tab claims new items, play the tone of the most severe one.
sample({ clock: sound.claimed, target: playFx });

/** New items appeared while the page is hidden. The lane writes their notification. */
export const notificationsDue = sample({
  clock: notification.claimed,
  source: $visibility,
  filter: (visibility) => visibility.isHidden(),
  fn: (_, items) => items,
});
sample({ clock: notificationWritten, target: showNotificationFx });
