import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { RequestField } from '@saddlebag/domain/request';
import { $storage } from '@saddlebag/domain/ports';
import { nextFieldFound } from '../customer/next-field.model.ts';
import './texts.ts';

/** Open while a form is on display that has keys. */
export const ShortcutsGate = createGate();

/** The vendor switched the keys on or off. */
export const shortcutsToggled = createEvent<boolean>();
/** The vendor wants to see the keys, or has seen them. */
export const shortcutListToggled = createEvent<boolean>();

/** Belongs to the device, as the appearance does. */
const storageKey = 'keys';

/** Whether keys do something here; they can be switched off for good (WCAG 2.2, 2.1.4). */
export const $areShortcutsEnabled = createStore(true);
export const $isShortcutListOpen = createStore(false)
  .on(shortcutListToggled, (_, areShown) => areShown)
  .reset(ShortcutsGate.close);

const readFx = attach({ source: $storage, effect: (storage) => storage.read(storageKey) !== 'off' });
const keepFx = attach({
  source: $storage,
  effect: (storage, areOn: boolean) => storage.write(storageKey, areOn ? 'on' : 'off'),
});

sample({ clock: ShortcutsGate.open, fn: () => undefined, target: readFx });
sample({ clock: [readFx.doneData, shortcutsToggled], target: $areShortcutsEnabled });
sample({ clock: shortcutsToggled, target: keepFx });

const focusFieldFx = createEffect((field: RequestField) =>
  document.querySelector<HTMLElement>(`[data-slot=request-page] [name=${field}]`)?.focus(),
);
sample({ clock: nextFieldFound, target: focusFieldFx });
