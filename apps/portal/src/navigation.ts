import { createEffect } from 'effector';
import { navigate } from 'wouter/use-browser-location';

/** Goes to a path of `paths.ts`; `replace` leaves no entry behind for the back button. */
export const navigateFx = createEffect(({ path, replace = false }: { path: string; replace?: boolean }) => {
  navigate(path, { replace });
});
