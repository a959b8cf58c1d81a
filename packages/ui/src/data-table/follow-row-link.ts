import type { MouseEvent } from 'react';

const interactiveSelector = 'a, button, input, select, textarea, label, summary, [role="button"]';

/**
 * Follows the row's link when any part of the row is pressed. Ignores presses on interactive elements and
 * while text is selected.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(interactiveSelector)) return;
  if (getSelection()?.isCollapsed === false) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('[data-slot="data-table-link"]');
  if (!link) return;
  const { ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey || event.button === 1) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
