const controls = 'input, textarea, select, canvas, [contenteditable=true], [role=slider], [data-no-swipe]';

/**
 * Whether a finger on `target` may begin to push `panel` away. Not on what itself moves sideways under a
 * finger: fields, sliders, maps, and whatever scrolls that way.
 */
export function startsSwipe(target: EventTarget, panel: HTMLElement): boolean {
  // What a portal hangs elsewhere, such as a question above the panel, is not in it.
  if (!(target instanceof Element) || !panel.contains(target) || target.closest(controls) !== null)
    return false;
  for (let at: Element | null = target; at !== null && at !== panel; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowX);
    if (scrolls && at.scrollWidth > at.clientWidth) return false;
  }
  return true;
}
