import { failureConsolePatterns, toast } from '../failures.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns });

const minute = 60_000;
const dhakaTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
});

resetSandboxAfterEach();

// Proves: flag-effect.pre-order
test('schedules a delivery while the service is closed and replaces an expired delivery time', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const time = page.locator('[data-slot=quote] [data-slot=delivery-time]');
  /** Advances the clocks of the service and of the page together. */
  const advanceClocks = async (milliseconds: number) => {
    await sandbox.control('clock', { advance_ms: milliseconds });
    await page.clock.fastForward(milliseconds);
  };
  const { result } = (await sandbox.read('clock')) as { result: { now: string } };
  const now = Date.parse(result.now);
  const serviceHours = [now + 10 * minute, now - 2 * minute]
    .map((at) => dhakaTimeFormat.format(at).replace(':', ''))
    .join(':');
  await sandbox.control('settings', {
    flags: { PreOrder: true, VendorTimezoneForPreOrder: true },
    parameters: { serviceHours },
  });
  await page.clock.install();
  await vendor.signIn();

  await expect(page.getByRole('heading', { name: 'Closed now' })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule a delivery' }).click();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await expect(page.getByRole('radio', { name: /^At a set time/ })).toBeChecked();
  await expect(time).toBeVisible();
  const chosenTime = await time.getAttribute('datetime');
  expect(Date.parse(chosenTime ?? '') - now).toBeGreaterThanOrEqual(55 * minute);
  expect(Date.parse(chosenTime ?? '') - now).toBeLessThanOrEqual(72 * minute);
  await expectAccessible(page);

  await page.reload();
  await expect(time).toHaveAttribute('datetime', chosenTime ?? '');
  await expect(vendor.fee).toBeVisible();

  await advanceClocks(18 * minute);
  await vendor.submit.click();
  await expect(page.getByText('This delivery time cannot be met any more.')).toBeVisible();
  await expect(page).toHaveURL(/request-a-rider/);
  await page.getByRole('button', { name: /^Deliver on / }).click();
  const replacementTime = Date.parse((await time.getAttribute('datetime')) ?? '');
  expect(replacementTime).toBeGreaterThan(Date.parse(chosenTime ?? ''));

  // The fee signature has expired by now. Submitting the request renews it.
  const orderId = await vendor.request();
  await expect(vendor.detail).toContainText('Scheduled');
  await expect(vendor.detail.locator('[data-slot=delivery-time]')).toHaveAttribute(
    'datetime',
    new Date(replacementTime).toISOString(),
  );

  // Exceeds the lifetime of the access token. The open page must renew it to receive the delivery status.
  await advanceClocks(replacementTime - now + 5 * minute);
  await expect(vendor.detail.locator('[data-slot=status-badge]').first()).toHaveText('Delivered');
  expect(await vendor.orderId()).toBe(orderId);
});

test('moves a scheduled delivery to the day that the vendor picks', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  const time = page.locator('[data-slot=quote] [data-slot=delivery-time]');
  await sandbox.control('settings', { flags: { PreOrder: true, VendorTimezoneForPreOrder: true } });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await page.getByRole('radio', { name: /^At a set time/ }).check();
  const firstTime = Date.parse((await time.getAttribute('datetime')) ?? '');
  const sameTimeNextDay = new Date(firstTime + 24 * 60 * minute).toISOString();

  // Shortly before midnight, the first delivery time is already tomorrow.
  await page.locator('[data-slot=date-time-day]:not(:has(:checked)):has(:enabled)').first().click();
  await expect(time).toHaveAttribute('datetime', sameTimeNextDay);
  const chosenSlot = page.locator('[data-slot=date-time-slot]:has(:checked)');
  await expect(chosenSlot.getByRole('radio')).toHaveValue(String(Date.parse(sameTimeNextDay)));
  await expect(chosenSlot).toBeInViewport({ ratio: 1 });

  await vendor.request();
  await expect(vendor.detail.locator('[data-slot=delivery-time]')).toHaveAttribute(
    'datetime',
    sameTimeNextDay,
  );
});

test('applies a typed voucher before the request is sent', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await sandbox.control('settings', { flags: { Voucher: true } });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.openExtras('voucherCode');
  const code = page.getByRole('textbox', { name: /^Voucher code/ });
  await code.fill('MONSOON25');
  await vendor.submit.click();
  await expect(page.getByText('This voucher is over.')).toBeVisible();
  await code.fill('RIDE20');
  await vendor.submit.click();
  await expect(page.locator('[data-slot=voucher-card]')).toHaveAttribute('data-status', 'applied');
  await expect(page).toHaveURL(/request-a-rider/);
  await expect(vendor.detail).toBeHidden();

  await vendor.request();
  await expect(vendor.detail).toContainText('Discount');
});

test('scrolls to the error of a voucher code below the visible part of the form', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const code = page.getByRole('textbox', { name: /^Voucher code/ });
  await page.setViewportSize({ width: 1280, height: 720 });
  await sandbox.control('settings', { flags: { Voucher: true } });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.openExtras('voucherCode');
  await code.fill('MONSOON25');
  await code.press('Enter');

  await expect(page.getByText('This voucher is over.')).toBeInViewport({ ratio: 1 });
  await expect(code).toBeFocused();
});

// Proves: state.voucher-saved, state.voucher-removed
test('applies a voucher to the fee, checks it again when the pin moves, and removes it', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const code = page.getByRole('textbox', { name: /^Voucher code/ });
  const card = page.locator('[data-slot=voucher-card]');
  const feeBeforeDiscount = page.locator('[data-slot=quote-fee-before]');
  const amountOf = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0]);
  const readPayableFee = async () => amountOf(await vendor.fee.innerText());
  await sandbox.control('settings', { flags: { Voucher: true } });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const fullFee = await readPayableFee();

  await vendor.openExtras('voucherCode');
  await code.fill('MONSOON25');
  await code.press('Enter');
  await expect(page.getByText('This voucher is over.')).toBeVisible();
  await expect(toast(vendor, 'The voucher could not be used.')).toBeVisible();
  await expect(code).toHaveValue('MONSOON25');
  await expect(page).toHaveURL(/request-a-rider/);

  await code.fill('ride20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(card).toContainText('RIDE20');
  await expect(card).toContainText('20% off the delivery fee');
  expect(await readPayableFee()).toBeCloseTo(fullFee * 0.8, 2);
  expect(amountOf(await feeBeforeDiscount.innerText())).toBe(fullFee);
  await expect(vendor.submit).toContainText((fullFee * 0.8).toFixed(2));
  await expectAccessible(page);

  await vendor.pin.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(vendor.fee).toBeVisible();
  await expect.poll(async () => amountOf(await feeBeforeDiscount.innerText())).not.toBe(fullFee);
  await expect(card).toHaveAttribute('data-status', 'applied');
  expect(await readPayableFee()).toBeCloseTo(amountOf(await feeBeforeDiscount.innerText()) * 0.8, 2);

  await page.getByRole('button', { name: 'Remove voucher RIDE20' }).click();
  await expect(feeBeforeDiscount).toBeHidden();
  await expect(code).toBeFocused();
  await code.fill('MINUS30');
  await code.press('Enter');
  await expect(card).toContainText('MINUS30');
  await expect(card).toHaveAttribute('data-status', 'applied');
  const payableFee = await readPayableFee();

  await vendor.request();
  await expect(vendor.detail).toContainText(payableFee.toFixed(2));
});
