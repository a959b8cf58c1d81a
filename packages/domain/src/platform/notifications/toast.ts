import type { NotificationMessage, NotificationTone } from './notification.ts';

type Params = Exclude<NotificationMessage, string>['params'];

/**
 * Builds the payload of `notify` for a translated message. Pass the caller's union of keys as the type
 * argument, so that the compiler checks the key: `toast<RequestTextKey>('success', 'toast.address-saved')`.
 */
export const toast = <Key extends string>(tone: NotificationTone, key: Key, params?: Params) => ({
  tone,
  message: { key, ...(params && { params }) },
});
