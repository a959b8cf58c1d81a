import { expectAccessible } from '../accessible.ts';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { expectVisibleFocus } from '../focus.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';

// The browser logs an error for every refused request.
test.use({ expectedConsole: [/status of 4\d\d/] });

test.beforeEach(async ({ sandbox }) => {
  // The paused courier assigns no rider until a test resumes it.
  await sandbox.control('settings', { flags: { ModifyOrderButton: true }, courier: 'paused' });
});
resetSandboxAfterEach();

// Proves: flag-effect.modify-order-button, route.request-order, route.request-vendor-change
// Proves: message.order-updated
test('changes an order that has no rider yet and reports when a rider was assigned', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const orderId = await vendor.request();

  // Starts another request, which must stay unchanged.
  await page.goto('/request-a-rider/k7rm');
  await vendor.name.fill('Mei Hua');
  await page.goto(`/order-tracking/k7rm?order_id=${orderId}`);
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expect(page).toHaveURL(`/request-a-rider/k7rm?orderID=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Change order ${orderId}` })).toBeVisible();
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.notes).toHaveValue(farhana.notes ?? '');
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.fee).toBeVisible();
  await expectAccessible(page);

  await vendor.unit.fill('5C');
  await vendor.amount.fill('');
  await vendor.submit.click();
  await expect(vendor.amount).toBeFocused();
  await page.getByRole('radio', { name: /^Already paid/ }).check();
  await vendor.amount.fill('700');
  // A reload keeps the edited amount.
  await page.reload();
  await expect(vendor.amount).toHaveValue('700');
  await expect(vendor.fee).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');

  await expect(page).toHaveURL(`/order-tracking/k7rm?order_id=${orderId}`);
  await expect(vendor.toasts).toContainText('Order Updated!');
  await expect(vendor.detail).toHaveAttribute('data-status', 'MODIFIED');
  await expect(vendor.detail).toContainText(`5C, ${nearbyPlace.address}`);
  await expect(vendor.detail).toContainText('Paid, value');

  // Switching the outlet keeps the order id in the URL, but the other outlet has no such order.
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expect(vendor.amount).toHaveValue('700');
  // A paid order offers only its own payment method.
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('button', { name: /^Choose an outlet/ }).click();
  await page.getByRole('option', { name: /Jolchobi Sweets & Tea/ }).click();
  await expect(page).toHaveURL(`/request-a-rider/t9xe?orderID=${orderId}`);
  await expect(page.getByText('This outlet has no such order')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/order-tracking/k7rm?order_id=${orderId}`);

  // A rider is assigned while the vendor types.
  await page.goto(`/request-a-rider/k7rm?orderID=${orderId}`);
  await vendor.openExtras('notes');
  await vendor.notes.fill('Back door');
  await sandbox.control('settings', { courier: 'running' });
  await sandbox.advanceMinutes(3);
  await expect(page.getByText('This order can no longer be changed')).toBeVisible();
  await expect(vendor.notes).toHaveValue('Back door');
  await expect(vendor.notes).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show the order' }).click();
  await expect(vendor.detail).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the order' })).toBeHidden();

  await page.goto('/request-a-rider/k7rm');
  await expect(vendor.name).toHaveValue('Mei Hua');
});

// Proves: flag-effect.modify-order-button
test('hides the change button while its flag is off', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  await sandbox.control('settings', { flags: { ModifyOrderButton: false }, courier: 'paused' });
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  await expect(vendor.detail.getByRole('button', { name: 'Repeat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the order' })).toBeHidden();
});

test('repeats an order by keyboard and asks before a second rider goes to the same address', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const { keyboard } = page;
  await vendor.signIn();
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, pickupCode: 'A-17' });
  await keyboard.press('ControlOrMeta+Enter');
  const firstOrderId = await vendor.orderId();
  const repeat = vendor.detail.getByRole('button', { name: 'Repeat' });
  const question = page.getByRole('alertdialog');

  // Repeating an order replaces a started request only after confirmation.
  await page.goto('/request-a-rider/k7rm');
  await vendor.name.fill('Mei Hua');
  await page.goto(`/order-tracking/k7rm?order_id=${firstOrderId}`);
  await repeat.press('Enter');
  await expect(question).toContainText('Replace the request you began?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(repeat).toBeFocused();
  // Repeats the order from its row, where the repeat button is the next tab stop.
  await vendor.row(firstOrderId).focus();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await question.getByRole('button', { name: 'Replace it' }).press('Enter');

  await expect(page).toHaveURL('/request-a-rider/k7rm');
  await expect(vendor.phone).toHaveValue('01711-223304');
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.pickupCode).toBeHidden();
  await expect(vendor.fee).toBeVisible();

  // A second order to the same address within minutes needs confirmation.
  await vendor.openExtras('description');
  await vendor.description.focus();
  await keyboard.press('ControlOrMeta+Enter');
  await expect(question).toContainText('Send another rider?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectVisibleFocus(page);
  await keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(vendor.requestTitle).toBeVisible();
  await keyboard.press('ControlOrMeta+Enter');
  await question.getByRole('button', { name: 'Send another rider' }).press('Enter');
  const secondOrderId = await vendor.orderId();
  expect(secondOrderId).not.toBe(firstOrderId);
});

test('lists the shortcuts on "?" outside of fields and keeps them turned off after a reload', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  const { keyboard } = page;
  await vendor.signIn();
  const list = page.getByRole('dialog', { name: 'This page by keyboard' });
  const keys = page.getByRole('button', { name: 'Keys' });
  await expect(keys).toBeVisible();

  await keys.focus();
  await keyboard.press('?');
  await expect(list).toContainText('Request the rider');
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(list).toBeHidden();
  await vendor.name.pressSequentially('Who?');
  await expect(vendor.name).toHaveValue('Who?');
  await expect(list).toBeHidden();

  await keyboard.press('ControlOrMeta+Enter');
  await expect(vendor.phone).toBeFocused();
  await expect(vendor.submit).toHaveAccessibleDescription(/Fee and time appear/);

  await keys.press('Enter');
  await list.getByRole('switch', { name: /^Keys are on/ }).press('Space');
  await page.reload();
  await expect(keys).toBeVisible();
  await keys.focus();
  await keyboard.press('?');
  await vendor.name.press('ControlOrMeta+Enter');
  await expect(list).toBeHidden();
  await expect(page.getByText("Fill the customer's phone")).toBeHidden();
});
