import { createStore } from 'effector';
import type { DesktopNotifications } from './alert-ports.ts';

const isSupported = (): boolean => typeof Notification !== 'undefined';

/** Shows notifications with the Notifications API. A press on one focuses the page. */
const browserNotifications: DesktopNotifications = {
  permission: () => (isSupported() ? Notification.permission : 'unsupported'),
  request: async () => (isSupported() ? Notification.requestPermission() : 'unsupported'),
  show: ({ tag, title, body }) => {
    try {
      const notification = new Notification(title, { tag, body });
      notification.onclick = () => {
        globalThis.focus();
        notification.close();
      };
    } catch {
      // Chrome on Android has the permission but throws: it shows notifications of service workers only.
    }
  },
};

export const $desktopNotifications = createStore<DesktopNotifications>(browserNotifications, {
  serialize: 'ignore',
});
