import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { vendorAt } from '../vendor.ts';

const pointsPerMillimetre = 72 / 25.4;

/** Prints the page to PDF and returns the size of each page in millimetres. */
const printedPages = async (page: Page) => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) / pointsPerMillimetre)),
  );
};

test('prints the handover slip alone, on the paper that was last used on this device', async ({ page }) => {
  const vendor = vendorAt(page);
  const drawer = page.getByRole('dialog', { name: 'Handover slip' });
  const openSlip = async () => {
    await page.goto('/order-tracking/y0ud?order_id=y0ud-000001');
    await vendor.detail.getByRole('button', { name: 'Print' }).click();
    await expect(drawer.getByRole('img', { name: 'QR code of the order number' })).toBeVisible();
  };
  await vendor.signIn();
  await openSlip();
  await expectAccessible(page);
  const slip = drawer.locator('[data-slot=slip]');
  await expect(slip).toContainText('y0ud-000001');
  await expect(slip).toContainText('Nusrat Karim');
  await expect(slip).not.toContainText('1811223301');
  await expect(slip).not.toContainText('House');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-slot=slip-print]')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#content')).toBeHidden();
  await page.emulateMedia({ media: null });
  for (const [name, size] of [
    ['80 mm', [80, 110]],
    ['A6 sheet', [105, 148]],
    ['58 mm', [58, 100]],
  ] as const) {
    await drawer.getByText(name, { exact: true }).click();
    expect(await printedPages(page)).toEqual([size]);
  }

  await openSlip();
  await expect(drawer.getByRole('radio', { name: '58 mm' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(vendor.detail.getByRole('button', { name: 'Print' })).toBeFocused();
  await expect(page.locator('[data-slot=slip-print]')).toHaveCount(0);
});
