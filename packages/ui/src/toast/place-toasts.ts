import { findFreeOffset, isFree, type Offset } from './find-free-offset.ts';
import { findPressableBoxes } from './pressable-boxes.ts';

const reservation = '--sb-toast-space';
/** Pixels around toasts in the space that the page leaves for them. */
const margin = 8;

const moveTo = ({ style }: HTMLElement, { inline, block }: Offset): void => {
  style.setProperty('--sb-toast-inline', `${String(inline)}px`);
  style.setProperty('--sb-toast-block', `${String(block)}px`);
};

const isReserved = (viewport: HTMLElement): boolean => viewport.hasAttribute('data-reserved');

/** Returns the toasts to their own corner and gives the page its space back. */
export function releaseToastSpace(viewport: HTMLElement): void {
  if (isReserved(viewport)) {
    viewport.removeAttribute('data-reserved');
    document.documentElement.style.removeProperty(reservation);
    document.documentElement.removeAttribute('data-toast-space');
  }
  moveTo(viewport, { inline: 0, block: 0 });
}

/** Moves the page down and shows the toasts above it. */
const reserveSpace = (viewport: HTMLElement): void => {
  viewport.setAttribute('data-reserved', '');
  moveTo(viewport, { inline: 0, block: 0 });
  const height = viewport.getBoundingClientRect().height + 2 * margin;
  document.documentElement.style.setProperty(reservation, `${String(Math.ceil(height))}px`);
  document.documentElement.setAttribute('data-toast-space', '');
};

/**
 * Places the toasts where they cover no control that can be pressed, as near to their own corner as possible. If
 * controls fill the window, the page makes room above itself. Toasts that cover nothing stay where they are.
 */
export function placeToasts(viewport: HTMLElement): void {
  if (isReserved(viewport)) {
    reserveSpace(viewport);
    return;
  }
  const obstacles = findPressableBoxes(viewport);
  const current = viewport.getBoundingClientRect();
  if (viewport.style.getPropertyValue('--sb-toast-block') && isFree(current, obstacles)) return;
  moveTo(viewport, { inline: 0, block: 0 });
  const box = viewport.getBoundingClientRect();
  const offset = findFreeOffset({
    box,
    obstacles,
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    inlineSign: getComputedStyle(viewport).direction === 'rtl' ? -1 : 1,
    blockSign: box.top < window.innerHeight / 2 ? 1 : -1,
  });
  if (offset) moveTo(viewport, offset);
  else reserveSpace(viewport);
}
