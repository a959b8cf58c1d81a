import { createEffect } from 'effector';
import { navigate } from 'wouter/use-browser-location';

/** Navigates to a path built by `paths.ts`. With `replace`, the back button skips the current page. */
export const navigateFx = createEffect(({ path, replace = false }: { path: string; replace?: boolean }) => {
  navigate(path, { replace });
});
