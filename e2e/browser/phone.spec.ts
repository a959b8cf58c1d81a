import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { completedStep, fillDetails, continueButton, phoneDevice } from '../phone.ts';
import { accounts, farhana, nearbyPlace, suggestionName, password, vendorAt } from '../vendor.ts';

test.use({ ...phoneDevice, sandboxOptions: { speed: 30 } });

/** Fails when the page scrolls sideways or a touch target is smaller than 44 px after rounding. */
const expectTouchLayout = async (page: Page) => {
  const { horizontalOverflow, smallTargets } = await page.evaluate(() => {
    const touchTargets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role=option]',
    );
    const smallTargets = [...touchTargets].flatMap((element) => {
      // Fields and hidden radios are tapped on the frame or label around them. Links within text are exempt.
      const target =
        element.closest('label') ??
        element.closest('[data-slot=input-frame], [data-slot=segmented-control]') ??
        element;
      const { width, height } = target.getBoundingClientRect();
      const isShown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 1 &&
        height > 1;
      const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
      return isShown && !isInText && (height < 43.5 || width < 43.5)
        ? [
            `${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim() ?? ''}: ${Math.round(width)}×${Math.round(height)}`,
          ]
        : [];
    });
    return { horizontalOverflow: document.documentElement.scrollWidth - innerWidth, smallTargets };
  });
  expect(horizontalOverflow).toBeLessThanOrEqual(0);
  expect(smallTargets).toEqual([]);
};

test('completes the whole journey on a phone by touch', { tag: '@live-map' }, async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await page.goto('/');
  await expect(vendor.logIn).toBeVisible();
  await expectTouchLayout(page);
  await vendor.email.tap();
  await vendor.email.fill(accounts.parent);
  await vendor.password.fill(password);
  await vendor.logIn.tap();
  await expect(vendor.requestTitle).toBeVisible();
  await expectTouchLayout(page);

  await vendor.address.tap();
  await vendor.address.fill(nearbyPlace.query);
  await vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }).tap();
  await expect(vendor.fee).toBeVisible();
  await expect(vendor.fee).toBeInViewport();
  await expect(vendor.submit).toBeInViewport();
  await expect(vendor.pin).toBeVisible();
  await vendor.unit.fill('4B');
  await vendor.openExtras('notes');
  await vendor.notes.fill(farhana.notes ?? '');
  await continueButton(page).tap();
  await expect(vendor.phone).toBeVisible();
  await expect(vendor.fee).toBeInViewport();
  await fillDetails(vendor);
  await page.getByText('Already paid', { exact: true }).tap();
  await expect(page.getByRole('radio', { name: /^Already paid/ })).toBeChecked();
  await expectTouchLayout(page);
  await continueButton(page).tap();
  await expect(completedStep(page, /^Who is it for/)).toContainText(farhana.name);
  await expectTouchLayout(page);
  await expect(vendor.submit).toBeInViewport({ ratio: 1 });
  await vendor.submit.tap();

  // The order opens first. Closing it shows the list, and a tap on its row opens it again.
  const orderId = await vendor.orderId();
  await expect(vendor.detail).toBeVisible();
  await expectTouchLayout(page);
  await page.getByRole('button', { name: 'Close the order' }).tap();
  await expect(vendor.row(orderId)).toBeInViewport();
  await expect(vendor.detail).toBeHidden();
  await expectTouchLayout(page);
  await vendor.row(orderId).tap();
  await expect(vendor.rider.locator('svg')).toBeVisible({ timeout: 30_000 });
  await sandbox.advanceMinutes(2);
  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED');

  const tabs = page.locator('[data-slot=bottom-tabs]');
  await tabs.getByRole('link', { name: 'Request a rider' }).tap();
  await expect(vendor.requestTitle).toBeVisible();
  await expect(vendor.address).toHaveValue('');
});

test('moves the details of an order over its map and keeps the scroll position', async ({
  page,
  sandbox,
}) => {
  await sandbox.control('settings', { courier: 'paused' });
  const vendor = vendorAt(page);
  await vendor.signIn();
  await page.goto('/order-tracking/y0ud?order_id=y0ud-000004');
  const share = vendor.detail.getByRole('button', { name: 'Share' });
  await expect(share).toBeInViewport({ ratio: 1 });
  await expect(vendor.detail.getByRole('button', { name: 'Repeat' })).toBeInViewport({ ratio: 1 });
  const map = page.locator('[data-slot=map]');
  const handle = page.getByRole('slider', { name: 'Height of the details' });
  const mapLength = async () => (await map.boundingBox())?.height ?? 0;
  const share40 = phoneDevice.viewport.height * 0.4;
  expect(Math.abs((await mapLength()) - share40)).toBeLessThan(10);
  const pins = page.locator('[data-slot=map-marker] svg');
  for (const pin of await pins.all()) await expect(pin).toBeInViewport({ ratio: 1 });
  const [lowest, mapBox] = [await pins.last().boundingBox(), await map.boundingBox()];
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan((mapBox?.y ?? 0) + (mapBox?.height ?? 0));

  const dragTo = async (y: number) => {
    const box = await handle.boundingBox();
    const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    await page.mouse.move(x, (box?.y ?? 0) + 12);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.up();
  };
  await dragTo(80);
  await expect(handle).toHaveAttribute('aria-valuetext', 'Full');
  const body = page.locator('[data-slot=sheet-body]');
  await body.evaluate((element) => element.scrollTo(0, 60));
  await dragTo(770);
  await expect(handle).toHaveAttribute('aria-valuetext', 'Low');
  await expect.poll(mapLength).toBeGreaterThan(share40 + 100);
  await expect(share).not.toBeInViewport();

  await handle.focus();
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuetext', 'Full');
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBe(60);
  await expectTouchLayout(page);
});

test('places the pin with a tap on the map', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.address.tap();
  await vendor.suggestions.getByRole('option', { name: 'Set the pin on the map' }).tap();
  await expect(
    page.getByText('Tap the map where the rider should go.').locator('visible=true'),
  ).toBeVisible();
  await page.locator('[data-slot=map]:visible').tap({ position: { x: 200, y: 150 } });

  await expect(vendor.address).toHaveValue(/, Dhaka \d{4}$/);
  await expect(vendor.fee).toBeVisible();
});

test.describe('setting the pin for a typed address', () => {
  const typed = 'House 12, Road 5, behind the mosque';
  const instruction = 'Tap the map where the rider should go.';
  const requestPin = async (page: Page) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.address.tap();
    await page.keyboard.type(typed);
    await vendor.suggestions.getByRole('option', { name: 'Set the pin on the map' }).tap();
    const map = page.locator('[data-slot=map]:visible');
    // The map has the focus once its code has loaded.
    await expect(page.locator('[data-slot=map]:focus-within')).toBeVisible();
    return { vendor, map };
  };

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`brings the map into view, between the bars of the screen (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      const { vendor, map } = await requestPin(page);

      await expect(vendor.address).not.toBeFocused();
      const hint = page.getByText(instruction).locator('visible=true');
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
      const bottomOf = async (part: Locator) => {
        const box = await part.boundingBox();
        return box ? box.y + box.height : Number.NaN;
      };
      expect(await topOf(map)).toBeGreaterThanOrEqual(await bottomOf(page.getByRole('banner')));
      expect(await bottomOf(hint)).toBeLessThanOrEqual(
        await topOf(page.locator('[data-slot=request-footer]')),
      );
    });

  test('sets the pin with the first tap and keeps the typed address', async ({ page }) => {
    const { vendor, map } = await requestPin(page);
    await map.tap({ position: { x: 200, y: 150 } });

    await expect(vendor.pin).toHaveAccessibleName(`Delivery to ${typed}`);
    await expect(vendor.fee).toBeVisible();
    await expect(vendor.address).toHaveValue(typed);
  });

  // The engine of the live map mistakes a tap for a drag if an error moves the map during the tap.
  test('shows no error while the map waits for the pin', { tag: '@live-map' }, async ({ page }) => {
    const { vendor, map } = await requestPin(page);
    await expect(map).toHaveAttribute('data-state', 'ready');
    await vendor.address.focus();
    await expect(page.locator('[data-slot=field-error]')).toHaveCount(0);
    await map.tap({ position: { x: 200, y: 150 } });

    await expect(vendor.pin).toHaveAccessibleName(`Delivery to ${typed}`);
  });

  test('sets the pin at the centre of the map with Enter', async ({ page }) => {
    const { vendor } = await requestPin(page);
    await page.keyboard.press('Enter');

    await expect(vendor.pin).toHaveAccessibleName(`Delivery to ${typed}`);
  });
});

test('shows the address field and its suggestions on a phone in landscape', async ({ page }) => {
  const vendor = vendorAt(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await vendor.signIn();
  await vendor.address.tap();
  await page.keyboard.type(nearbyPlace.query);

  await expect(
    vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }),
  ).toBeInViewport({
    ratio: 0.9,
  });
  const field = await vendor.address.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(field?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
});

test.describe('a link to a missing order', () => {
  // The browser logs an error for every failed call.
  test.use({ expectedConsole: [/^Failed to load resource/] });

  test('shows a button that returns to the list', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await page.goto('/order-tracking?order_id=y0ud-999999');
    await expect(page.getByRole('heading', { name: 'This order was not found' })).toBeVisible();
    await expectTouchLayout(page);

    await page.getByRole('button', { name: 'Back to the list' }).tap();

    await expect(page.getByRole('searchbox', { name: 'Search name, phone or order' })).toBeVisible();
    await expect(page).not.toHaveURL(/order_id/);
  });
});
