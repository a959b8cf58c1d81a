import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { textsRegistered } from '@saddlebag/domain/i18n';
import { accountTexts } from './account-texts.ts';

/** Open while a screen that makes an account or mends it is on display. */
export const AccountGate = createGate();

/** Moves the focus to the first field that has something to mend, once it is on screen. */
export const focusFirstGapFx = createEffect(async () => {
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
});

/** Moves the focus to the field of this name, once it is on screen. */
export const focusFieldFx = createEffect(async (name: string) => {
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
});

sample({ clock: AccountGate.open, fn: () => ({ tag: 'en', texts: accountTexts }), target: textsRegistered });
