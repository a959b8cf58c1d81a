import { createEffect } from 'effector';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While there are rows, lets the browser ask before the page is closed or reloaded. The attribute marks them for
 * `hasUnfinishedWork`, so a new build waits.
 */
export const protectRowsFx = createEffect((hasRows: boolean) => {
  document.documentElement.toggleAttribute('data-unsent-rows', hasRows);
  if (hasRows) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});
