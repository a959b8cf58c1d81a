import type { KeyboardEvent } from 'react';

/**
 * Whether this Tab would leave the element: forwards from the last thing that takes the focus, backwards
 * from the first, or anywhere when there is none.
 */
export function leavesByTab(event: KeyboardEvent<HTMLElement>): boolean {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return false;
  const stops = tabStops(event.currentTarget);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOnFrame = event.target === event.currentTarget && (event.shiftKey || stops.length === 0);
  return isOnFrame || edge === event.target;
}

/** The button that opened a layer: the layer's id is what the button controls. */
export function triggerOf(layer: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(layer.id)}"]`);
}

function tabStops(container: HTMLElement): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && isSeen(element) && isTheOne(element),
  );
}

const isSeen = (element: Element): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/** Of the radios of a group only the checked one is a stop. */
function isTheOne(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = `input[type=radio][name="${CSS.escape(element.name)}"]:checked`;
  return element.name === '' || (element.form ?? element.ownerDocument).querySelector(group) === null;
}
