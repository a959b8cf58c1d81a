import type { Page } from '@playwright/test';

/** A control near the toasts, and the point of the control that is nearest to them. */
interface NearestControl {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Finds the control nearest to the visible toasts. Marks it, and makes its next click set `data-pressed` instead of
 * doing anything.
 */
const findNearestControl = (page: Page): Promise<NearestControl | null> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-slot=toast]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
    const candidates = [...document.querySelectorAll('button:enabled, a[href], input:enabled')]
      .filter((element) => element.checkVisibility() && !element.closest('[data-slot=toast-viewport]'))
      .flatMap((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        if (width < 24 || height < 24 || top < 0 || left < 0) return [];
        if (bottom > window.innerHeight || right > window.innerWidth) return [];
        return toasts.map((toast) => {
          // Inside the rounded corners of the control.
          const inset = Math.min(width, height) / 4;
          const x = clamp((toast.left + toast.right) / 2, left + inset, right - inset);
          const y = clamp((toast.top + toast.bottom) / 2, top + 2, bottom - 2);
          const distance = Math.hypot(
            Math.max(0, left - toast.right, toast.left - right),
            Math.max(0, top - toast.bottom, toast.top - bottom),
          );
          return { element, x, y, distance };
        });
      })
      // Another element of the page, such as a sticky footer, may be above the control.
      .filter(({ element, x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return hit?.closest('[data-slot=toast-viewport]') != null || (hit && element.contains(hit));
      })
      .sort((one, other) => one.distance - other.distance);
    const [nearest] = candidates;
    if (!nearest) return null;
    const { element, x, y } = nearest;
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (event.target instanceof Node && element.contains(event.target))
          document.documentElement.dataset['pressed'] = '';
      },
      { capture: true, once: true },
    );
    return { name: element.getAttribute('aria-label') ?? element.textContent.trim(), x, y };
  });

/**
 * Presses the control nearest to the visible toasts, at the point that is nearest to them. Returns the control's name
 * and whether the control got the click. Returns null if the window shows no control.
 */
export const pressBesideToast = async (page: Page) => {
  const control = await findNearestControl(page);
  if (!control) return null;
  await page.mouse.click(control.x, control.y);
  const isReached = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
  return { name: control.name, isReached };
};
