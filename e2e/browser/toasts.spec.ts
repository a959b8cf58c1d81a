import { findCoveredControls } from '../covered-controls.ts';
import { failureConsolePatterns, injectFault } from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { openReviewStep } from '../phone.ts';
import { farhana, vendorAt } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns, hasTouch: true });

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

for (const viewport of sizes)
  for (const locale of ['en', 'ar'] as const)
    test(`covers no control with a toast at ${viewport.width} × ${viewport.height} in ${locale}`, async ({
      page,
      sandbox,
    }) => {
      const vendor = vendorAt(page);
      await page.setViewportSize(viewport);
      if (viewport.width < 1024) await openReviewStep(page);
      else {
        await vendor.signIn();
        await vendor.chooseNearbyAddress();
        await vendor.fill(farhana);
      }
      await page.evaluate((name) => localStorage.setItem('locale', name), locale);
      await page.reload();
      await expect(vendor.fee).toBeVisible();

      await injectFault(sandbox, 'createOrder', { kind: 'status', status: 400 });
      await vendor.submit.click();
      await expect(page.locator('[data-slot=toast]')).toBeVisible();
      expect(await findCoveredControls(page)).toEqual([]);

      // Presses the window at the button, whatever is in front of it.
      await expect(vendor.submit).toBeEnabled();
      const button = await vendor.submit.boundingBox();
      if (!button) throw new Error('The submit button has no box.');
      await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
      await vendor.orderId();
      await expect(page.locator('[data-slot=toast][data-tone=success]')).toBeVisible();
      expect(await findCoveredControls(page)).toEqual([]);
    });
