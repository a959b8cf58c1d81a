import type { KeyboardEvent } from 'react';

/**
 * Returns true if this Tab press would move focus out of the element. True for Tab on the last tab stop, and
 * for Shift+Tab on the first or on the element itself. Without a tab stop, true for both keys.
 */
export function isTabOut(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return false;
  const tabStops = findTabStops(event.currentTarget);
  const edgeStop = event.shiftKey ? tabStops[0] : tabStops.at(-1);
  const isOnContainer = event.target === event.currentTarget && (event.shiftKey || tabStops.length === 0);
  return isOnContainer || edgeStop === event.target;
}

/** Finds the button whose `aria-controls` refers to the popover. */
export function findTrigger(layer: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(layer.id)}"]`);
}

function findTabStops(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element) && isRadioTabStop(element),
  );
}

const isVisible = (element: Element): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/** Returns false for an unchecked radio in a group with a checked one. Tab skips such a radio. */
function isRadioTabStop(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = `input[type=radio][name="${CSS.escape(element.name)}"]:checked`;
  return element.name === '' || (element.form ?? element.ownerDocument).querySelector(group) === null;
}
