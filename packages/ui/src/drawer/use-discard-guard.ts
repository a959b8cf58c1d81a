import { useCallback, useRef } from 'react';

/** Asks whether what was typed may be lost; a promise while the person decides. */
export type AskDiscard = () => boolean | Promise<boolean>;

/**
 * Stands between a wish to close and closing. While `dirty`, closing waits for `askDiscard` and happens
 * only when the answer is yes; a second wish while the question stands asks nothing more.
 */
export function useDiscardGuard(
  dirty: boolean,
  askDiscard: AskDiscard | undefined,
  setOpen: (open: boolean) => void,
): (open: boolean) => void {
  const isAsking = useRef(false);
  return useCallback(
    (open: boolean) => {
      if (open || !dirty || askDiscard === undefined) {
        setOpen(open);
        return;
      }
      if (isAsking.current) return;
      isAsking.current = true;
      void Promise.resolve(askDiscard())
        .then((discard) => {
          if (discard) setOpen(false);
        })
        .finally(() => {
          isAsking.current = false;
        });
    },
    [dirty, askDiscard, setOpen],
  );
}
