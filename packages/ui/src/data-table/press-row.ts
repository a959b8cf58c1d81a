import type { MouseEvent } from 'react';

const ofItsOwn = 'a, button, input, select, textarea, label, summary, [role="button"]';

/**
 * Makes the whole row press its link, for people who aim at the row. What has a meaning of its own in it
 * keeps it, and whoever marks text to copy it opens nothing.
 */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(ofItsOwn)) return;
  if (getSelection()?.isCollapsed === false) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('[data-slot="data-table-link"]');
  if (!link) return;
  const { ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey || event.button === 1) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
