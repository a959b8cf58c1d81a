import { expect, test } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';

// Proves: outlet.draft-offer, outlet.draft-kept
test('takes the draft along to another outlet only when the vendor asks', async ({ page }) => {
  const vendor = vendorAt(page);
  const offer = page.locator('[data-slot=draft-offer] [data-slot=callout]');
  const changeOutlet = async (name: RegExp) => {
    await page.getByRole('button', { name: /^Choose an outlet/ }).click();
    await page.getByRole('option', { name }).click();
    await expect(page.locator('[data-slot=pick-up]')).toContainText(name);
  };
  await vendor.signIn();
  await expect(page.locator('[data-slot=pick-up]')).toContainText('Jolchobi Lakeside');
  // The offer follows the choice of an outlet only once its code has loaded.
  await expect(page.locator('[data-slot=draft-offer]')).toBeAttached();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);

  await changeOutlet(/Jolchobi Kitchen/);
  await expect(offer).toContainText('The request that you began is still at Jolchobi Lakeside.');
  await expect(vendor.name).toHaveValue('');
  await changeOutlet(/Jolchobi Lakeside/);
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(offer).toBeHidden();

  await changeOutlet(/Jolchobi Kitchen/);
  await page.getByRole('button', { name: 'Take it along' }).click();
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.fee).toBeVisible();
  await expect(vendor.toasts).toContainText('The request has moved to this outlet.');
  await expect(offer).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  await changeOutlet(/Jolchobi Lakeside/);
  await expect(vendor.name).toHaveValue('');
  await expect(offer).toContainText('Jolchobi Kitchen');

  await vendor.name.fill('Noor Aziz');
  await expect(offer).toBeHidden();
  await changeOutlet(/Jolchobi Kitchen/);
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(offer).toBeHidden();
});
