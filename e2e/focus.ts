import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What a person at the keyboard sees of the focus. */
interface FocusSeen {
  readonly name: string;
  /** False when the focus fell back to the page as a whole. */
  readonly isSomewhere: boolean;
  /** An outline or a ring stands around the element, or the frame or label that draws it. */
  readonly hasRing: boolean;
  readonly isInView: boolean;
  /** The element, or a part of it, is what lies on top at its place. */
  readonly isOnTop: boolean;
}

const lookAtFocus = (page: Page): Promise<FocusSeen> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const frames = '[data-slot=input-frame], [data-slot=phone-input], :has(> [data-slot=vendor-search])';
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    // A visually hidden radio shows its focus on its label, a text on the frame around it.
    const drawn = [
      element,
      element.closest('label'),
      element.closest(frames),
      element.nextElementSibling,
      element.parentElement,
      element.firstElementChild,
    ].filter((candidate): candidate is Element => candidate !== null && candidate !== document.body);
    const rings = drawn.filter((candidate) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        (candidate.matches(frames) && boxShadow !== 'none')
      );
    });
    // A hidden input has a ring of its own too; the larger one is what is seen.
    const areaOf = (candidate: Element): number => {
      const box = candidate.getBoundingClientRect();
      return box.width * box.height;
    };
    const shown = rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? element;
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    const isInView =
      width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const onTop = document.elementFromPoint(x, y);
    return {
      name,
      isSomewhere: element !== document.body && element !== document.documentElement,
      hasRing: rings.length > 0,
      isInView,
      isOnTop: onTop !== null && (shown.contains(onTop) || onTop.contains(shown)),
    };
  });

/** Fails unless the focus is somewhere, has a ring, and is neither out of view nor covered. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  // A field that comes into view scrolls there first.
  await expect
    .poll(
      async () => {
        const { name, ...seen } = await lookAtFocus(page);
        return Object.values(seen).every(Boolean) ? 'in sight' : `${name} ${JSON.stringify(seen)}`;
      },
      { timeout: 5000 },
    )
    .toBe('in sight');
};

/** Presses Tab until the element has the focus; at each stop on the way the focus is visible. */
export const tabTo = async (page: Page, target: Locator, most = 25): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `not reached within ${most} presses of Tab`).toBeFocused();
};
