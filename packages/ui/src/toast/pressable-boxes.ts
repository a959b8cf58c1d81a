import type { Box } from './find-free-offset.ts';

const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable=true], ' +
  '[role=button], [role=link], [role=option], [role=radio], [role=checkbox], [role=switch], [role=tab], [role=menuitem]';
/** Controls smaller than this in pixels are hidden from sight. */
const hiddenSize = 4;

const isPressable = (element: Element): boolean =>
  !element.matches(':disabled') && getComputedStyle(element).pointerEvents !== 'none';

/** Returns the boxes of all controls in the window that can be pressed, except those inside `exempt`. */
export function findPressableBoxes(exempt: Element): readonly Box[] {
  const boxes: Box[] = [];
  for (const element of document.querySelectorAll(controls)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < hiddenSize || bottom - top < hiddenSize) continue;
    if (bottom <= 0 || top >= window.innerHeight || exempt.contains(element)) continue;
    if (isPressable(element)) boxes.push({ left, top, right, bottom });
  }
  return boxes;
}
