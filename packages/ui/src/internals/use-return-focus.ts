import { useMemo, useRef } from 'react';

/** Handlers for a Radix content part. */
export interface ReturnFocus {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to whatever had it when a layer opened, trigger or not. Radix only knows its own
 * Trigger, so a layer opened by a model would drop the focus to the body. When the opener has left the
 * page in the meantime, the focus goes to the page's main landmark.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return useMemo(
    () => ({
      onOpenAutoFocus: () => {
        opener.current = lasting(document.activeElement);
      },
      onCloseAutoFocus: (event) => {
        event.preventDefault();
        const target = opener.current;
        if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
          target.focus({ preventScroll: true });
          return;
        }
        const main = document.querySelector<HTMLElement>('main');
        if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
        main?.focus({ preventScroll: true });
      },
    }),
    [],
  );
}

/** An item of a menu goes with its menu: the button that opened the menu stands for it. */
function lasting(element: Element | null): Element | null {
  const trigger = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return trigger ? lasting(document.getElementById(trigger)) : element;
}
