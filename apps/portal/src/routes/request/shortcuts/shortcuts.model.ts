import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { RequestField } from '@saddlebag/domain/request';
import { settingRequested } from '../../../shortcuts/index.ts';
import { nextFieldFound } from '../customer/next-field.model.ts';
import './texts.ts';

/** Open while a form with shortcuts is mounted. */
export const FormShortcutsGate = createGate();

/** The vendor opened (true) or closed the list of shortcuts. */
export const shortcutListToggled = createEvent<boolean>();

export const $isShortcutListOpen = createStore(false)
  .on(shortcutListToggled, (_, isOpen) => isOpen)
  .reset(FormShortcutsGate.close);

sample({ clock: FormShortcutsGate.open, fn: () => undefined, target: settingRequested });

const focusFieldFx = createEffect((field: RequestField) =>
  document.querySelector<HTMLElement>(`[data-slot=request-page] [name=${field}]`)?.focus(),
);
sample({ clock: nextFieldFound, target: focusFieldFx });
