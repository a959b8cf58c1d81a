import { createEffect } from 'effector';

/** Moves the focus to the first field that has something to mend, once it is on screen. */
export const focusFirstInvalidFx = createEffect(async () => {
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
});

/** A field that is not on screen by then is not coming. */
const patienceMs = 1000;

/** Moves the focus to the field of this name, once it is on screen; whoever has gone elsewhere by then stays there. */
export const focusFieldFx = createEffect(async (name: string) => {
  const former = document.activeElement;
  const latest = performance.now() + patienceMs;
  let field: HTMLElement | null = null;
  while (!field && performance.now() < latest) {
    await new Promise(requestAnimationFrame);
    field = document.querySelector<HTMLElement>(`[name="${name}"]`);
  }
  const active = document.activeElement;
  if (active === former || active === document.body) field?.focus();
});
