import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

const locales = ['en', 'bn', 'ar'];

test.use({
  // The browser logs an error for every connection that fails offline.
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/],
});
resetSandboxAfterEach();

test('shows each label of the order actions unbroken in one line', async ({ page, sandbox }) => {
  await sandbox.control('settings', { flags: { ModifyOrderButton: true }, courier: 'paused' });
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  const buttons = page.locator('[data-slot=order-actions] button');

  for (const locale of locales) {
    await page.evaluate((name) => localStorage.setItem('locale', name), locale);
    await page.reload();
    await expect(buttons).toHaveCount(5);

    const labels = await buttons.evaluateAll((elements) =>
      elements.map((button) => {
        const text = document.createRange();
        text.selectNodeContents(button.lastChild ?? button);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
        return {
          label: button.textContent,
          lines: lines.size,
          isCutOff: button.scrollWidth > button.clientWidth,
          top: Math.round(button.getBoundingClientRect().top),
        };
      }),
    );

    const [first] = labels;
    for (const { label, ...layout } of labels)
      expect(layout, `${label} in ${locale}`).toEqual({ lines: 1, isCutOff: false, top: first?.top });
  }
});

test('keeps the order list in place when the connection drops', async ({ page, context }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  const connectionStatus = page.locator('[data-slot=tracking-page] header [data-slot=status-badge]');
  const searchTop = async () => (await page.getByRole('searchbox').boundingBox())?.y;

  for (const locale of locales) {
    await page.evaluate((name) => localStorage.setItem('locale', name), locale);
    await page.goto('/order-tracking');
    await expect(connectionStatus).toHaveAttribute('data-tone', 'success');
    const topWhileLive = await searchTop();

    await context.setOffline(true);
    await expect(connectionStatus).toHaveAttribute('data-tone', 'warning');

    expect(await searchTop(), locale).toBe(topWhileLive);
    await context.setOffline(false);
  }
});
