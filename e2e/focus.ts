import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Describes how visible the focus is to a keyboard user. */
interface FocusState {
  readonly name: string;
  /** False when the focus has fallen back to the document. */
  readonly isOnElement: boolean;
  /** True when an outline or a ring surrounds the element, its frame or its label. */
  readonly hasRing: boolean;
  readonly isInView: boolean;
  /** True when no other element covers the centre of the focused one. */
  readonly isOnTop: boolean;
}

const inspectFocus = (page: Page): Promise<FocusState> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const frames = '[data-slot=input-frame], [data-slot=phone-input], :has(> [data-slot=vendor-search])';
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    // A visually hidden radio shows its focus on its label, a text field on the frame around it.
    const ringCandidates = [
      element,
      element.closest('label'),
      element.closest(frames),
      element.nextElementSibling,
      element.parentElement,
      element.firstElementChild,
    ].filter((candidate): candidate is Element => candidate !== null && candidate !== document.body);
    const candidatesWithRing = ringCandidates.filter((candidate) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(candidate);
      // Only forced colours draw a transparent outline.
      const isDrawn = outlineColor !== 'rgba(0, 0, 0, 0)' || matchMedia('(forced-colors: active)').matches;
      return (
        (isDrawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        (candidate.matches(frames) && boxShadow !== 'none')
      );
    });
    // A visually hidden input also has a ring. The user sees only the larger one.
    const areaOf = (candidate: Element): number => {
      const box = candidate.getBoundingClientRect();
      return box.width * box.height;
    };
    const visibleElement =
      candidatesWithRing.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? element;
    const { left, top, right, bottom, width, height } = visibleElement.getBoundingClientRect();
    const isInView =
      width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const topElement = document.elementFromPoint(x, y);
    return {
      name,
      isOnElement: element !== document.body && element !== document.documentElement,
      hasRing: candidatesWithRing.length > 0,
      isInView,
      isOnTop:
        topElement !== null && (visibleElement.contains(topElement) || topElement.contains(visibleElement)),
    };
  });

/** Fails unless an element has the focus, shows a ring, is in the viewport and is not covered. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  // Polls, because a focused field may still be scrolling into view.
  await expect
    .poll(
      async () => {
        const { name, ...checks } = await inspectFocus(page);
        return Object.values(checks).every(Boolean) ? 'visible' : `${name} ${JSON.stringify(checks)}`;
      },
      { timeout: 5000 },
    )
    .toBe('visible');
};

/** Presses Tab until the target has the focus. Fails when the focus is not visible at any stop on the way. */
export const tabTo = async (page: Page, target: Locator, maxPresses = 25): Promise<void> => {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `not reached within ${maxPresses} presses of Tab`).toBeFocused();
};
