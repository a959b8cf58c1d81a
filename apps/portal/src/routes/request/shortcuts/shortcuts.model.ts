import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { RequestField } from '@saddlebag/domain/request';
import { $storage } from '@saddlebag/domain/ports';
import { nextFieldFound } from '../customer/next-field.model.ts';
import './texts.ts';

/** Open while a form with shortcuts is mounted. */
export const ShortcutsGate = createGate();

/** The vendor turned the shortcuts on (true) or off. */
export const shortcutsToggled = createEvent<boolean>();
/** The vendor opened (true) or closed the list of shortcuts. */
export const shortcutListToggled = createEvent<boolean>();

/** The setting is stored per device, not per account. */
const storageKey = 'keys';

/** True while the shortcuts are active. Vendors must be able to turn them off (WCAG 2.2, 2.1.4). */
export const $areShortcutsEnabled = createStore(true);
export const $isShortcutListOpen = createStore(false)
  .on(shortcutListToggled, (_, isOpen) => isOpen)
  .reset(ShortcutsGate.close);

const loadSettingFx = attach({ source: $storage, effect: (storage) => storage.read(storageKey) !== 'off' });
const saveSettingFx = attach({
  source: $storage,
  effect: (storage, isEnabled: boolean) => storage.write(storageKey, isEnabled ? 'on' : 'off'),
});

sample({ clock: ShortcutsGate.open, fn: () => undefined, target: loadSettingFx });
sample({ clock: [loadSettingFx.doneData, shortcutsToggled], target: $areShortcutsEnabled });
sample({ clock: shortcutsToggled, target: saveSettingFx });

const focusFieldFx = createEffect((field: RequestField) =>
  document.querySelector<HTMLElement>(`[data-slot=request-page] [name=${field}]`)?.focus(),
);
sample({ clock: nextFieldFound, target: focusFieldFx });
