import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { RequestField } from '@saddlebag/domain/request';
import { settingRequested } from '../../../shortcuts/index.ts';
import { nextFieldFound, unknownPhoneConfirmed } from '../customer/next-field.model.ts';
import './texts.ts';

/** Open while a form with shortcuts is mounted. */
export const FormShortcutsGate = createGate();

/** The vendor opened (true) or closed the list of shortcuts. */
export const shortcutListToggled = createEvent<boolean>();

export const $isShortcutListOpen = createStore(false)
  .on(shortcutListToggled, (_, isOpen) => isOpen)
  .reset(FormShortcutsGate.close);

sample({ clock: FormShortcutsGate.open, fn: () => undefined, target: settingRequested });

const focusField = (field: RequestField): void =>
  document.querySelector<HTMLElement>(`[data-slot=request-page] [name=${field}]`)?.focus();

const focusFieldFx = createEffect(focusField);
sample({ clock: nextFieldFound, target: focusFieldFx });

/** Focuses the field. Submits the form instead if the focus cannot leave the phone field. */
const leavePhoneFx = createEffect((field: RequestField | null) => {
  const phone = document.activeElement;
  if (field !== null) focusField(field);
  if (document.activeElement === phone && phone instanceof HTMLInputElement) phone.form?.requestSubmit();
});
sample({ clock: unknownPhoneConfirmed, target: leavePhoneFx });
