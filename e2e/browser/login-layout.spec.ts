import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Opens the login, calls `shown` when it shows, and returns a reader of the sum of its layout shifts. */
const openLogin = async (page: Page, locale: string, shown = () => {}) => {
  await page.addInitScript((name) => {
    localStorage.setItem('locale', name);
    const total = { shift: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, locale);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('[data-slot=demo-accounts]')).toBeVisible();
  await expect(page.locator('[data-slot=guest-entry]')).toBeVisible();
  shown();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return () => page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift);
};

/** Returns the box around all elements that the selector matches. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  });

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)
  for (const locale of ['en', 'ar'])
    test(`shows the whole login at ${width} × ${height} in ${locale} and moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const readShift = await openLogin(page, locale);

      const [pin, frame, mark] = [
        await boxOf(page, '.street-art-pin'),
        await boxOf(page, 'aside:has([data-slot=street-art])'),
        await boxOf(page, 'aside [data-slot=word-mark] svg'),
      ];
      expect(pin.top).toBeGreaterThan(0);
      expect(pin.left).toBeGreaterThan(frame.left);
      expect(pin.right).toBeLessThan(frame.right);
      expect(pin.bottom).toBeLessThan(frame.bottom);
      expect(pin.left > mark.right || pin.right < mark.left || pin.top > mark.bottom).toBe(true);

      for (const control of await page.locator('footer').locator('label, a').all())
        await expect(control).toBeInViewport({ ratio: 1 });
      expect(await readShift()).toBeLessThan(0.001);
    });

test('moves nothing when the typefaces load late', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  const readShift = await openLogin(page, 'en', () => release());
  expect(await readShift()).toBeLessThan(0.001);
});

test('loads no typeface of another script for the names of languages', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await openLogin(page, 'en');

  await expect(page.getByRole('radio', { name: 'বাংলা' })).toBeAttached();
  expect(fonts.filter((url) => url.includes('/language-names-'))).not.toEqual([]);
  expect(fonts.filter((url) => url.includes('/noto-'))).toEqual([]);
});

test('gives native parts of the page the chosen colour scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openLogin(page, 'en');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
