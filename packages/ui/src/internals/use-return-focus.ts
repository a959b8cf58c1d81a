import { useMemo, useRef } from 'react';

/** Event handlers for a Radix `Content` part. */
export interface ReturnFocus {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns focus to the opener: the element that had focus when a layer (a dialog, drawer or menu) opened.
 *
 * Radix returns focus only to its own `Trigger`. After a layer that code opened without a `Trigger`, focus
 * would stay on the body. If the opener was removed, focus moves to the page's main landmark. If the user
 * focuses another element while the layer closes, that element keeps focus. Otherwise typed characters could
 * go to the wrong field.
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

/**
 * Returns the element to focus later: the given one or, for a menu item, the menu's button, because the item
 * unmounts.
 */
function persistentOpener(element: Element | null): Element | null {
  const triggerId = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return triggerId ? persistentOpener(document.getElementById(triggerId)) : element;
}

/** Returns true if the user has focused an element other than the body or a container of the opener. */
function hasFocusMoved(opener: Element | null): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !active.contains(opener);
}
