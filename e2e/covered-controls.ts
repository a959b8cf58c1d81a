import type { Page } from '@playwright/test';

/** Finds the controls in the window that a visible toast covers. Returns one line per control. */
export const findCoveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-slot=toast]')];
    if (toasts.length === 0) return ['no toast is visible'];
    const isPressable = (element: Element) =>
      !element.matches(':disabled') &&
      !element.closest('[data-slot=toast-viewport]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none';
    return [
      ...document.querySelectorAll('button, a[href], input, textarea, select, [role=option], [role=tab]'),
    ]
      .filter(isPressable)
      .filter((element) => {
        const control = element.getBoundingClientRect();
        return toasts.some((toast) => {
          const { left, right, top, bottom } = toast.getBoundingClientRect();
          return control.left < right && control.right > left && control.top < bottom && control.bottom > top;
        });
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
  });
