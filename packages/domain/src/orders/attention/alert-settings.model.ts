import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { $storage } from '../../platform/ports/index.ts';
import type { AlertPermission, SoundState } from './alert-ports.ts';
import { attentionClosed, attentionOpened } from './attention.model.ts';
import { $desktopNotifications } from './browser-notifications.ts';
import { $alertSound } from './browser-sound.ts';
import { followStoredText } from './stored-text.ts';

/** The vendor switched the alert sound of this device on or off. */
export const soundSwitched = createEvent<boolean>();
/** The vendor switched the notifications of this device on or off. */
export const notificationsSwitched = createEvent<boolean>();
/** The vendor pressed the button that allows sound. */
export const soundAllowed = createEvent();
/** The vendor pressed the button that plays a sample. */
export const alertTested = createEvent();

const soundStateChanged = createEvent();
const $unsubscribe = createStore<() => void>(() => undefined, { serialize: 'ignore' });

// Settings of the device survive a logout, so their keys have no account prefix.
const storedSound = followStoredText('alert-sound');
const storedNotifications = followStoredText('alert-notifications');

/** True unless the vendor has switched the sound off. */
export const $isSoundOn = storedSound.$text.map((text) => text !== 'off');
const $wantsNotifications = storedNotifications.$text.map((text) => text === 'on');

const readSoundStateFx = attach({ source: $alertSound, effect: (sound): SoundState => sound.state() });
const subscribeToSoundFx = attach({
  source: { sound: $alertSound, unsubscribe: $unsubscribe },
  effect: ({ sound, unsubscribe }) => {
    unsubscribe();
    return { unsubscribe: sound.subscribe(scopeBind(soundStateChanged, { safe: true })) };
  },
});
const unsubscribeFx = attach({ source: $unsubscribe, effect: (unsubscribe) => unsubscribe() });
const unlockFx = attach({ source: $alertSound, effect: (sound) => sound.unlock() });
const playSampleFx = attach({
  source: $alertSound,
  effect: async (sound) => {
    await sound.unlock();
    sound.play('urgent');
  },
});
const readPermissionFx = attach({
  source: $desktopNotifications,
  effect: (notifications): AlertPermission => notifications.permission(),
});
const requestPermissionFx = attach({
  source: $desktopNotifications,
  effect: (notifications) => notifications.request(),
});
const storeSwitchFx = attach({
  source: $storage,
  effect: (storage, { key, isOn }: { readonly key: string; readonly isOn: boolean }) =>
    storage.write(key, isOn ? 'on' : 'off'),
});

/** Whether the browser lets the page play sounds. Null until the port has been asked. */
const $soundState = createStore<SoundState | null>(null)
  .on(readSoundStateFx.doneData, (_, state) => state)
  .reset(attentionClosed);
/** True if alerts are audible now. False until the stored setting has been read. */
export const $isAudible = combine(
  storedSound.$text,
  $soundState,
  (text, state) => text !== undefined && text !== 'off' && state === 'allowed',
);
/** True while the vendor expects sounds that the browser would not play. */
export const $isSoundBlocked = combine($isSoundOn, $soundState, (isOn, state) => isOn && state === 'blocked');
export const $notificationPermission = createStore<AlertPermission>('default').on(
  [readPermissionFx.doneData, requestPermissionFx.doneData],
  (_, permission) => permission,
);
/** True if the vendor wants notifications and the browser shows them. */
export const $areNotificationsOn = combine(
  $wantsNotifications,
  $notificationPermission,
  (wants, permission) => wants && permission === 'granted',
);

$unsubscribe.on(subscribeToSoundFx.doneData, (_, { unsubscribe }) => unsubscribe).reset(unsubscribeFx.done);

// While the lane is shown, follow the state of the sound. The permission is read and not requested.
sample({ clock: attentionOpened, target: [subscribeToSoundFx, readSoundStateFx, readPermissionFx] });
sample({
  clock: [soundStateChanged, unlockFx.done, playSampleFx.done],
  fn: () => undefined,
  target: readSoundStateFx,
});
sample({ clock: attentionClosed, target: unsubscribeFx });

// When the vendor presses a button, unlock or test the sound.
sample({ clock: soundAllowed, target: unlockFx });
sample({ clock: alertTested, target: playSampleFx });

// When the vendor changes a switch, store it. Notifications need the browser's permission first.
sample({ clock: soundSwitched, fn: (isOn) => ({ key: 'alert-sound', isOn }), target: storeSwitchFx });
sample({ clock: notificationsSwitched, filter: Boolean, fn: () => undefined, target: requestPermissionFx });
sample({
  clock: [
    notificationsSwitched.filter({ fn: (isOn) => !isOn }),
    requestPermissionFx.doneData.map((permission) => permission === 'granted'),
  ],
  fn: (isOn) => ({ key: 'alert-notifications', isOn }),
  target: storeSwitchFx,
});
sample({
  clock: storeSwitchFx.done,
  fn: () => undefined,
  target: [storedSound.written, storedNotifications.written],
});
