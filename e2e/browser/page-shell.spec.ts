import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accounts, password } from '../vendor.ts';
import { storeSession } from '../session.ts';

/** Holds the scripts of the page back until the returned function is called. */
const holdScripts = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/first-load-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};

/** Resolves when the browser has painted the frame, and so has applied the styles. */
const framePainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

const boxOf = async (page: Page, selector: string, text: string) => {
  const box = await page.locator(selector).getByText(text, { exact: true }).boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y) };
};

const cases = [
  ['login', 'en', 'Welcome back', 'h1'],
  ['login', 'bn', 'আবার স্বাগতম', 'h1'],
  ['request', 'en', 'Fee and time appear as soon as the address is known.', '[data-slot=quote]'],
  ['request', 'bn', 'ঠিকানা দিলেই চার্জ ও সময় দেখা যাবে।', '[data-slot=quote]'],
] as const;

for (const [screen, locale, text, place] of cases)
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    test(`shows the frame of the ${screen} in ${locale} at ${width} × ${height} before any script has loaded`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      if (screen === 'request') await storeSession(page, accounts.single, password);
      await page.addInitScript((name) => localStorage.setItem('locale', name), locale);
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const shell = `[data-slot=page-shell][data-screen=${screen}]`;

      await expect(page.locator(shell).getByText(text, { exact: true })).toBeVisible();
      await framePainted(page);
      const before = await boxOf(page, shell, text);
      release();

      await expect(page.locator(place).getByText(text, { exact: true })).toBeVisible();
      await expect(page.locator(shell)).toBeHidden();
      const after = await boxOf(page, place, text);
      expect(after?.x).toBe(before?.x);
      // The brand's typeface may need more lines than that of the device.
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(32);
    });

test('shows the frame in the chosen colour scheme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('appearance', 'dark'));
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const frame = page.locator('[data-slot=page-shell][data-screen=login] > div');
  await expect(frame).toBeVisible();
  await framePainted(page);

  const lightness = await frame.evaluate((element) => {
    const [red = 255, green = 255, blue = 255] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });
  expect(lightness).toBeLessThan(64);
});

test('keeps the frame of the request until the outlets have loaded', async ({ page }) => {
  await storeSession(page, accounts.single, password);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/vendors(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/vendors(\?|$)/);
  await page.goto('/');
  await asked;
  await expect(page.locator('[data-slot=page-shell][data-screen=request]')).toBeVisible();
  await expect(page.getByText('Loading your outlets…')).toBeHidden();
  release();

  await expect(page.getByRole('heading', { name: 'Request a rider' })).toBeVisible();
  await expect(page.locator('[data-slot=page-shell][data-screen=request]')).toBeHidden();
});

test('says that the outlets are loading if they take long', async ({ page }) => {
  await storeSession(page, accounts.single, password);
  await page.route(/\/vendors(\?|$)/, () => {});
  await page.goto('/');
  await expect(page.getByText('Loading your outlets…')).toBeVisible();
});

test('shows no frame in a language whose texts the page lacks', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'ar'));
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('link[rel=stylesheet]')).toBeAttached();
  await expect(page.locator('[data-slot=page-shell][data-screen=login]')).toBeHidden();
  release();
});
