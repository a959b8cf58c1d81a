import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { continueButton, fillDetails, phoneDevice, stepProgress } from '../phone.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';

const centreOf = async (target: Locator): Promise<readonly [x: number, y: number]> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The requests that would create an order. */
const watchOrders = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/order')) sent.push(request.url());
  });
  return sent;
};

test.describe('on a phone', () => {
  test.use({ ...phoneDevice });

  test('opens one step per double tap, and never sends the request with it', async ({ page }) => {
    const vendor = vendorAt(page);
    const sent = watchOrders(page);
    await vendor.signIn();
    await vendor.chooseNearbyAddress();
    const [x, y] = await centreOf(continueButton(page));
    const doubleTap = async () => {
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    };
    await doubleTap();
    await expect(stepProgress(page)).toHaveText('Step 2 of 3');
    await expect(vendor.name).not.toHaveAttribute('aria-invalid', 'true');

    await fillDetails(vendor);
    await expect(continueButton(page)).toBeEnabled();
    await doubleTap();
    await expect(stepProgress(page)).toHaveText('Step 3 of 3');
    await expect(vendor.submit).toBeEnabled();
    expect(sent).toEqual([]);
  });
});

test.describe('on a wide screen', () => {
  test('keeps the address when a question over the map is closed by a double press', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.chooseNearbyAddress();
    await expect(page.locator('[data-slot=map]')).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeVisible();
    const [x, y] = await centreOf(cancel);
    await page.mouse.dblclick(x, y, { delay: 30 });
    await expect(cancel).toBeHidden();
    await expect(vendor.address).toHaveValue(nearbyPlace.address);
  });

  test('keeps the address when a press on the map closes a menu, and takes the next press', async ({
    page,
  }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.chooseNearbyAddress();
    const map = page.locator('[data-slot=map]');
    await expect(map).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    const menu = page.locator('#account-menu');
    await expect(menu).toBeVisible();
    const box = await map.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 300];
    await page.mouse.click(x, y);
    await expect(menu).toBeHidden();
    await expect(vendor.address).toHaveValue(nearbyPlace.address);

    await page.mouse.click(x, y);
    await expect(vendor.address).not.toHaveValue(nearbyPlace.address);
  });

  test('says that the fee is being checked instead of taking a press that would do nothing', async ({
    page,
  }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.fill(farhana);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/delivery/fee*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);
    await expect(vendor.submit).toBeDisabled();
    await expect(vendor.submit).toContainText('Working out fee and time…');
    release();
    await expect(vendor.submit).toBeEnabled();
    await expect(vendor.submit).toHaveText(/^Request a rider · /);
  });
});
