/** Resolves in the next animation frame, after React has rendered the state changes made so far. */
export const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Resolves two frames later: React renders the screen in the first, and the browser moves the focus off removed
 * elements in the second.
 */
export const focusSettled = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

/** True when no element has the focus, for example because the focused element was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Focuses the first invalid field of the screen in the next frame. Returns false when there is none. */
export const focusFirstInvalid = async (): Promise<boolean> => {
  await nextFrame();
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
};
