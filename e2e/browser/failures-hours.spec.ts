import type { Page } from '@playwright/test';
import { failureConsolePatterns, expectOrderPlaced, expectDetailsKept } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';
import type { Vendor } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns });

test.describe('the request screen outside service hours', () => {
  const minute = 60_000;
  const inDhaka = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Dhaka',
    hour: '2-digit',
    minute: '2-digit',
  });

  /** Formats a time as the market reads it. */
  const clock = (instant: number) =>
    new Intl.DateTimeFormat('en-BD-u-hc-h12', {
      timeZone: 'Asia/Dhaka',
      hour: 'numeric',
      minute: '2-digit',
    }).format(instant);

  /** Fills in the form, closes the service from two minutes ago until ten minutes from now, and reloads. */
  const openFormWhileClosed = async (page: Page, sandbox: Sandbox) => {
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
    await expect(
      page.getByText(
        `Riders can be requested from ${clock(now + 10 * minute)} to ${clock(now - 2 * minute)}.`,
      ),
    ).toBeVisible();
    await expect(page.getByText(/ It is \d{1,2}:\d\d\s[ap]m here\.$/i)).toBeVisible();
    // The toast with the same hours goes when the card shows them.
    await expect(vendor.toasts.getByRole('listitem')).toHaveCount(0);
    await expect(vendor.submit).toBeHidden();
    return vendor;
  };

  const expectFormRestored = async (vendor: Vendor) => {
    await expect(vendor.address).toHaveValue(nearbyPlace.address);
    await expectDetailsKept(vendor);
    await expect(vendor.fee).toBeVisible();
    await expectOrderPlaced(vendor);
  };

  test.afterEach(async ({ sandbox }) => {
    await sandbox.control('settings', { parameters: {} });
  });

  // Proves: step.service-closed
  test('shows the hours and restores the form when the service opens', async ({ page, sandbox }) => {
    const vendor = await openFormWhileClosed(page, sandbox);

    await sandbox.control('clock', { advance_ms: 11 * minute });
    await page.clock.fastForward(11 * minute);
    await expectFormRestored(vendor);
  });

  test('restores the form when the vendor retries after the service opened early', async ({
    page,
    sandbox,
  }) => {
    const vendor = await openFormWhileClosed(page, sandbox);

    await sandbox.control('settings', { parameters: { serviceHours: '0000:2359' } });
    // The portal caches the service hours for five minutes.
    await page.clock.fastForward(6 * minute);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFormRestored(vendor);
  });
});
