import type { Page } from '@playwright/test';
import { markets } from '@saddlebag/domain/contracts';
import type { CountryCode, CreateOrderBody } from '@saddlebag/domain/contracts';
import { registerBusiness } from '../business.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { fillPickupAt } from '../guest.ts';
import { storeSession } from '../session.ts';
import { accounts, farhana, password, vendorAt } from '../vendor.ts';

const confirmationDialog = (page: Page) => page.getByRole('alertdialog');

/** Waits for the next order request and returns its body. */
const waitForOrderBody = async (page: Page): Promise<CreateOrderBody> => {
  const sent = await page.waitForRequest(
    (call) => call.method() === 'POST' && call.url().endsWith('/api/v1/order'),
  );
  return sent.postDataJSON() as CreateOrderBody;
};

resetSandboxAfterEach();

// Proves: rule.item-value, flag-effect.payment-vat, flag-effect.pickup-code-display
test('asks to confirm an amount above the limit, and again when the amount changes', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await sandbox.control('settings', { flags: { PaymentVat: true, PickupCodeDisplay: true } });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, amount: '12000', pickupCode: 'A-17' });
  const vat = page.getByRole('textbox', { name: /^VAT number/ });
  await vendor.openExtras('vatNumber');
  await vat.fill('BD12');
  await vendor.submit.click();
  await expect(page.getByText('VAT number must be 8 characters')).toBeVisible();
  await expect(vat).toBeFocused();
  await expect(confirmationDialog(page)).toBeHidden();

  await vat.fill('BD123456');
  await vendor.submit.click();
  await expect(confirmationDialog(page)).toContainText(/Is the order worth .*12,000\.00\?/);
  await expect(confirmationDialog(page)).toContainText(/Orders above .*10,000\.00 are unusual here\./);
  await page.keyboard.press('Escape');
  await expect(confirmationDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/request-a-rider/);

  await vendor.amount.fill('13000');
  await vendor.submit.click();
  await expect(confirmationDialog(page)).toContainText(/13,000\.00/);
  const orderBody = waitForOrderBody(page);
  await page.keyboard.press('Enter');
  expect(await orderBody).toMatchObject({
    order: { amount: 13_000 },
    vat_number: 'BD123456',
    pickup_tasks: { pickup_code: 'A-17' },
  });
  await vendor.orderId();
  await expect(vendor.detail).toContainText(/13,000\.00/);
});

test('says what is wrong with an amount, and accepts the sign of its currency', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, amount: '-5' });
  for (const [amount, message] of [
    ['-5', 'Use digits only.'],
    ['$500', 'Use digits only.'],
    ['12.345', 'Two decimals at most.'],
    ['', 'Fill the amount.'],
  ] as const) {
    await vendor.amount.fill(amount);
    await vendor.submit.click();
    await expect(vendor.amount).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  await vendor.amount.fill('৳500');
  const orderBody = waitForOrderBody(page);
  await vendor.request();
  expect((await orderBody).order.amount).toBe(500);
});

// Proves: rule.2, rule.9, rule.10, flag-effect.dual-pricing-display
test('requires the fields of each market and applies the display flags', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  const fillRequest = async (country: CountryCode, phone: string, amount: string) => {
    const { latitude, longitude } = markets[country].center;
    await vendor.address.fill(`${latitude}, ${longitude}`);
    await vendor.suggestions.getByRole('option', { name: /^Use / }).click();
    await expect(vendor.fee).toBeVisible();
    await vendor.fill({ name: 'Noor Aziz', phone, amount });
  };
  const fillFirstRequest = async (country: CountryCode, phone: string, amount: string) => {
    await storeSession(page, await registerBusiness(page, country), password);
    await page.goto('/');
    const { latitude, longitude } = markets[country].center;
    await fillPickupAt(page, { latitude: latitude + 0.004, longitude, phone });
    await fillRequest(country, phone, amount);
  };

  await test.step('Singapore: requires a unit number and rejects digits of any script in a name', async () => {
    await vendor.signIn(accounts.single);
    await fillRequest('sg', '9123 4567', '20');
    await vendor.submit.click();
    await expect(page.getByText('Fill the unit number.')).toBeVisible();
    await expect(vendor.unit).toBeFocused();
    await vendor.unit.fill('#05-12');
    await vendor.name.fill('Noor ٢');
    await vendor.submit.click();
    await expect(page.getByText('A name has no digits in it.')).toBeVisible();
    await vendor.name.fill('Noor Aziz');
    const orderBody = waitForOrderBody(page);
    await vendor.request();
    expect((await orderBody).customer.location.address).toMatch(/^#05-12, /);
  });

  await test.step('Kuwait: accepts a request without an amount', async () => {
    await fillFirstRequest('kw', '5012 3456', '');
    await expect(page.getByText('Amount').locator('..')).toContainText('optional');
    const orderBody = waitForOrderBody(page);
    await vendor.request();
    expect((await orderBody).order.amount).toBe(0);
    await expect(vendor.detail).toContainText(/0\.000/);
  });

  await test.step('Pakistan: requires at least 100 PKR and sends no hidden fields', async () => {
    await sandbox.control('settings', { flags: { PickupCodeDisplay: false } });
    await fillFirstRequest('pk', '0301 2345678', '99');
    await expect(vendor.pickupCode).toBeHidden();
    await vendor.submit.click();
    await expect(page.getByText('Minimum amount of 100 PKR')).toBeVisible();
    await vendor.amount.fill('100');
    const orderBody = waitForOrderBody(page);
    await vendor.request();
    expect(await orderBody).toMatchObject({ order: { amount: 100 }, vat_number: null });
    expect(await orderBody).not.toHaveProperty('pickup_tasks');
  });

  await test.step('Bulgaria: shows prices in euros and leva', async () => {
    await sandbox.control('settings', { flags: { DualPricingDisplay: true, DigitGrouping: false } });
    await fillFirstRequest('bg', '087 123 4567', '1000');
    const price = page.locator('[data-slot=former-price]');
    const [euros, leva] = await Promise.all([vendor.fee.innerText(), price.innerText()]);
    const number = (text: string) => Number(/[\d.]+$/.exec(text.trim())?.[0]);
    expect(number(leva)).toBeCloseTo(number(euros) * 1.95583, 2);
    await vendor.request();
    await expect(vendor.detail).toContainText(/1000\.00 \/ .*1955\.83/);
    await sandbox.control('settings', { flags: { DigitGrouping: false } });
    await page.reload();
    await expect(vendor.detail).toContainText(/1000\.00/);
    await expect(vendor.detail).not.toContainText(/1955\.83/);
  });
});
