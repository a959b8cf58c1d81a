import type { Page } from '@playwright/test';
import { failureConsolePatterns, expectOrderPlaced, expectDetailsKept, toast } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';
import type { Vendor } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns });

test.describe('outside the service hours', () => {
  const minute = 60_000;
  const inDhaka = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Dhaka',
    hour: '2-digit',
    minute: '2-digit',
  });

  /** Closes the service from two minutes ago until ten minutes from now, and opens the form that was filled in before. */
  const comeBackToClosedDoors = async (page: Page, sandbox: Sandbox) => {
    const vendor = vendorAt(page);
    await page.clock.install();
    await vendor.signIn();
    await vendor.chooseNearbyAddress();
    await vendor.fill(farhana);
    const { result } = (await sandbox.read('clock')) as { result: { now: string } };
    const now = Date.parse(result.now);
    const [from, to] = [inDhaka.format(now + 10 * minute), inDhaka.format(now - 2 * minute)];
    const serviceHours = `${from}:${to}`.replaceAll(':', '').replace(/^\d{4}/, '$&:');
    await sandbox.control('settings', { parameters: { serviceHours } });
    await page.reload();

    await expect(page.getByRole('heading', { name: 'Closed now' })).toBeVisible();
    await expect(toast(vendor, `Service hours: ${from} to ${to}. It's `)).toBeVisible();
    await expect(vendor.toasts.getByRole('listitem')).toHaveText(/ to \d\d:\d\d\. It's \d\d:\d\d$/);
    await expect(vendor.submit).toBeHidden();
    return vendor;
  };

  const expectFormBack = async (vendor: Vendor) => {
    await expect(vendor.address).toHaveValue(nearbyPlace.address);
    await expectDetailsKept(vendor);
    await expect(vendor.fee).toBeVisible();
    await expectOrderPlaced(vendor);
  };

  test.afterEach(async ({ sandbox }) => {
    await sandbox.control('settings', { parameters: {} });
  });

  // Proves: step.service-closed, message.service-hours
  test('a vendor is told the hours, and the form comes back as it was when the hour comes', async ({
    page,
    sandbox,
  }) => {
    const vendor = await comeBackToClosedDoors(page, sandbox);

    await sandbox.control('clock', { advance_ms: 11 * minute });
    await page.clock.fastForward(11 * minute);
    await expectFormBack(vendor);
  });

  test('a vendor asks again, and the form comes back as it was when the service has opened early', async ({
    page,
    sandbox,
  }) => {
    const vendor = await comeBackToClosedDoors(page, sandbox);

    await sandbox.control('settings', { parameters: { serviceHours: '0000:2359' } });
    // Hours are kept for five minutes.
    await page.clock.fastForward(6 * minute);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFormBack(vendor);
  });
});
