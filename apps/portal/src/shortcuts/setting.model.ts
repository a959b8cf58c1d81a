import { attach, createEvent, createStore, sample } from 'effector';
import { $storage } from '@saddlebag/domain/ports';

/** The vendor turned the shortcuts on (true) or off. */
export const shortcutsToggled = createEvent<boolean>();
/** A screen or the whole page needs the stored setting. */
export const settingRequested = createEvent();

/** The setting is stored per device, not per account. */
const storageKey = 'keys';

/** True while the shortcuts are active. Vendors must be able to turn them off (WCAG 2.2, 2.1.4). */
export const $areShortcutsEnabled = createStore(true);

const loadSettingFx = attach({ source: $storage, effect: (storage) => storage.read(storageKey) !== 'off' });
const saveSettingFx = attach({
  source: $storage,
  effect: (storage, isEnabled: boolean) => storage.write(storageKey, isEnabled ? 'on' : 'off'),
});

sample({ clock: settingRequested, target: loadSettingFx });
sample({ clock: [loadSettingFx.doneData, shortcutsToggled], target: $areShortcutsEnabled });
sample({ clock: shortcutsToggled, target: saveSettingFx });
