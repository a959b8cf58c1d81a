import { useMemo, useRef } from 'react';

/** Handlers for a Radix content part. */
export interface ReturnFocus {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to whatever had it when a layer opened, trigger or not. Radix only knows its own
 * Trigger, so a layer opened by a model would drop the focus to the body. When the opener has left the
 * page in the meantime, the focus goes to the page's main landmark. Whoever has gone on to something else before
 * the layer was gone keeps what they have: half a word would go elsewhere.
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
        if (hasGoneOn(target)) return;
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

/** Without a layer the focus is on the body, or on what holds the opener. */
function hasGoneOn(opener: Element | null): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !active.contains(opener);
}
