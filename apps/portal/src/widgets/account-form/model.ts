import { createEffect } from 'effector';

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
