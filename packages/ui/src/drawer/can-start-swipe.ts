/** Elements that handle horizontal pointer movement themselves. */
const excludedSelector =
  'input, textarea, select, canvas, [contenteditable=true], [role=slider], [data-no-swipe]';

/**
 * Returns true if a swipe that starts on `target` may close `panel`. Returns false for elements that handle
 * horizontal movement themselves: fields, sliders, maps and horizontal scrollers.
 */
export function canStartSwipe(target: EventTarget, panel: HTMLElement): boolean {
  // React events also bubble from portals, such as a dialog above the panel. Their DOM elements are outside
  // the panel.
  if (!(target instanceof Element) || !panel.contains(target)) return false;
  if (target.closest(excludedSelector) !== null) return false;
  for (let element: Element | null = target; element && element !== panel; element = element.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (isScroller && element.scrollWidth > element.clientWidth) return false;
  }
  return true;
}
