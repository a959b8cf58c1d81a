import { createEffect } from 'effector';

/** Focuses the first invalid field in the next frame. */
export const focusFirstInvalidFx = createEffect(async () => {
  await new Promise(requestAnimationFrame);
  document.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
});

/** Milliseconds to wait for a field to render. */
const renderTimeoutMs = 1000;

/** Focuses the named field once it renders, unless the vendor has moved the focus in the meantime. */
export const focusFieldFx = createEffect(async (name: string) => {
  const previouslyFocused = document.activeElement;
  const deadline = performance.now() + renderTimeoutMs;
  let field: HTMLElement | null = null;
  while (!field && performance.now() < deadline) {
    await new Promise(requestAnimationFrame);
    field = document.querySelector<HTMLElement>(`[name="${name}"]`);
  }
  const focused = document.activeElement;
  if (focused === previouslyFocused || focused === document.body) field?.focus();
});
