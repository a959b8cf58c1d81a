import { expectAccessible } from '../accessible.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

// The browser logs an error for every refused request.
test.use({ expectedConsole: [/status of 4\d\d/] });
resetSandboxAfterEach();

test('shares an order by a link that works in another browser until it is switched off', async ({
  page,
  browser,
  sandbox,
}) => {
  await sandbox.control('settings', { courier: 'paused' });
  const vendor = vendorAt(page);
  const drawer = page.getByRole('dialog');
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();

  await vendor.detail.getByRole('button', { name: 'Share' }).click();
  await drawer.getByRole('button', { name: 'Create the link' }).click();
  await expect(drawer.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page);
  const url = await drawer.getByRole('link').getAttribute('href');

  const context = await browser.newContext();
  const recipient = await context.newPage();
  await recipient.goto(String(url));
  const heading = recipient.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your order is being prepared');
  await expect(recipient.locator('body')).not.toContainText(farhana.name);
  await expect(recipient.locator('body')).not.toContainText('1711');

  await drawer.getByRole('button', { name: 'Switch the link off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(drawer.getByText('The link is off.')).toBeVisible();
  await recipient.reload();
  await expect(heading).not.toHaveText('Your order is being prepared');
  await context.close();
});
