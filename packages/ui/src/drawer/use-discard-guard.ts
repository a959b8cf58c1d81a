import { useCallback, useRef } from 'react';

/** Decides whether unsaved input may be discarded. Returns a promise if the user is asked first. */
export type ConfirmDiscard = () => boolean | Promise<boolean>;

/**
 * Returns a setter of the open state that confirms closing while `dirty`.
 *
 * Closing waits for `confirmDiscard` and happens only if it returns true. Until it settles, further attempts
 * are ignored. If it throws or rejects, the drawer stays open and the browser's `reportError` receives the
 * error. The next attempt asks again.
 */
export function useDiscardGuard(
  dirty: boolean,
  confirmDiscard: ConfirmDiscard | undefined,
  setOpen: (open: boolean) => void,
): (open: boolean) => void {
  const isAsking = useRef(false);
  return useCallback(
    (open: boolean) => {
      if (open || !dirty || confirmDiscard === undefined) {
        setOpen(open);
        return;
      }
      const closeIfDiscarded = async () => {
        isAsking.current = true;
        try {
          if (await confirmDiscard()) setOpen(false);
        } catch (error) {
          reportError(error);
        } finally {
          isAsking.current = false;
        }
      };
      if (!isAsking.current) void closeIfDiscarded();
    },
    [dirty, confirmDiscard, setOpen],
  );
}
