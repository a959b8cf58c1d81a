import { createEffect } from 'effector';

/**
 * Creates an effect for work that exists only in the page. While its parameter is true, the browser asks before the
 * page is closed or reloaded. The attribute `mark` tells `hasUnfinishedWork`, so a new build waits.
 */
export const createReloadGuard = (mark: `data-${string}`) => {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  return createEffect((hasWork: boolean) => {
    document.documentElement.toggleAttribute(mark, hasWork);
    if (hasWork) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  });
};
