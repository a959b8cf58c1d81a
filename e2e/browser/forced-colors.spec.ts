import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../focus.ts';
import { farhana, vendorAt } from '../vendor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Returns the border of an element. With forced colours, fills disappear and borders stay visible. */
const borderOf = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(node);
    return `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`;
  });

const expectMarked = async (marked: Locator, sibling: Locator) => {
  const plain = await borderOf(sibling);
  await expect.poll(() => borderOf(marked)).not.toBe(plain);
};

const sections = (page: Page, bar: string) => ({
  current: page.locator(`[data-slot=${bar}] nav a[aria-current], nav[data-slot=${bar}] a[aria-current]`),
  other: page
    .locator(`[data-slot=${bar}] nav a:not([aria-current]), nav[data-slot=${bar}] a:not([aria-current])`)
    .first(),
});

test.describe('with forced colours', () => {
  test('marks the current section, the opened order and the shown part of the history', async ({ page }) => {
    const vendor = vendorAt(page);
    const place = async (phone: string) => {
      await vendor.signIn();
      await vendor.chooseNearbyAddress();
      await vendor.fill({ ...farhana, phone });
      return vendor.request();
    };
    const earlierId = await place('01711 223304');
    const orderId = await place('01711 223305');

    const { current } = sections(page, 'top-bar');
    const colors = await current.evaluate((link) => ({
      mark: getComputedStyle(link, '::after').backgroundColor,
      bar: getComputedStyle(link.closest('[data-slot=top-bar]') ?? link).backgroundColor,
    }));
    expect(colors.mark).not.toBe(colors.bar);

    const card = page.locator(`[data-order-id="${orderId}"]`);
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expectMarked(card, page.locator(`[data-order-id="${earlierId}"]`));
    const badge = card.locator('[data-slot=status-badge]');
    const dot = await badge.evaluate((element) => ({
      fill: getComputedStyle(element.firstElementChild ?? element).backgroundColor,
      badge: getComputedStyle(element).backgroundColor,
    }));
    expect(dot.fill).not.toBe(dot.badge);

    await page.goto('/history');
    const summary = page.getByRole('button', { name: 'Summary' });
    await summary.click();
    await expectMarked(summary, page.getByRole('button', { name: 'Day sheet' }));
  });

  test('marks the current section in the bottom bar of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await vendorAt(page).signIn();
    const { current, other } = sections(page, 'bottom-tabs');

    await expectMarked(current, other);
  });

  test('shows the keyboard focus on a selected segment', async ({ page, sandbox }) => {
    await sandbox.control('settings', { flags: { PreOrder: true } });
    await vendorAt(page).signIn();
    const radio = page.getByRole('radio', { name: /^As soon as possible/ });
    const outlineOf = () =>
      radio.evaluate((input) => getComputedStyle(input.closest('label') ?? input).outline);
    await expect(radio).toBeChecked();
    const withoutFocus = await outlineOf();

    await tabTo(page, radio, 40);

    expect(await outlineOf()).not.toBe(withoutFocus);
  });
});
