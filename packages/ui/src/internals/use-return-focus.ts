import { useMemo, useRef } from 'react';

/** Event handlers for a Radix `Content` part. */
export interface ReturnFocus {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns focus to the element that had it when a layer opened.
 *
 * Radix returns focus only to its own `Trigger`, so a layer opened by a model would leave focus on the body.
 * If the opener was removed, focus moves to the page's main landmark. If the user has focused another element
 * before the layer is gone, that element keeps focus: otherwise typed characters could go to the wrong field.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return useMemo(
    () => ({
      onOpenAutoFocus: () => {
        opener.current = persistentOpener(document.activeElement);
      },
      onCloseAutoFocus: (event) => {
        event.preventDefault();
        const target = opener.current;
        if (hasFocusMoved(target)) return;
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

/** Returns the opener, or the button of its menu if the opener is a menu item, which closes with the menu. */
function persistentOpener(element: Element | null): Element | null {
  const triggerId = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return triggerId ? persistentOpener(document.getElementById(triggerId)) : element;
}

/** Returns true if the user has focused an element other than the body or a container of the opener. */
function hasFocusMoved(opener: Element | null): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !active.contains(opener);
}
