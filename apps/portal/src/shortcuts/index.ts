export { isAppleDevice } from './is-apple.ts';
export { characterTargets, letterOf, newRequestKey, sectionKeys, sectionPrefix } from './key-reader.ts';
export { $areShortcutsEnabled, settingRequested, shortcutsToggled } from './setting.model.ts';
export { ShortcutsGate, shortcutPressed, shortcutsStarted } from './shortcuts.model.ts';
