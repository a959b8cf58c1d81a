import type { Page } from '@playwright/test';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import { fillVisibleFields, smallPhone, watchHostilePage } from '../hostile-page.ts';
import type { HostilePage } from '../hostile-page.ts';
import { serveHostileTexts, showEveryField } from '../hostile-service.ts';
import { hostileTexts, shorten } from '../hostile-texts.ts';
import { completedStep, continueButton, stepProgress } from '../phone.ts';
import { storeSession } from '../session.ts';
import { accounts, password, vendorAt } from '../vendor.ts';

test.use({ ...smallPhone, expectedConsole: [/status of 40[014]/] });
resetSandboxAfterEach();

const texts = Object.values(hostileTexts);
const { link, wideCapitals } = hostileTexts;

const expectHeld = async (hostile: HostilePage, where: string) => {
  expect(await hostile.findFaults(), where).toEqual([]);
};

/** Types each text into every field of the current screen. */
const expectFieldsHeld = async (page: Page, hostile: HostilePage, where: string) => {
  for (const [name, text] of Object.entries(hostileTexts)) {
    await fillVisibleFields(page, text);
    await expectHeld(hostile, `${where} with ${name}`);
  }
};

test('keeps hostile texts readable and inert on the signed-out screens of a phone', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const hostile = watchHostilePage(page);
  let message = '';
  await page.route('**/login', (route) => route.fulfill({ status: 400, json: { message } }));
  await page.goto('/');
  await expectFieldsHeld(page, hostile, 'login');
  for (const text of texts) {
    message = text;
    await vendor.email.fill(accounts.parent);
    await vendor.password.fill(password);
    await vendor.logIn.tap();
    await expect(page.getByRole('alert').filter({ hasText: text.slice(0, 8) })).toBeVisible();
    await expectHeld(hostile, `login failure ${text}`);
  }

  await page.goto('/register');
  for (const type of [/^A business of its own/, /^A vendor of a delivery platform/]) {
    await page.getByRole('radio', { name: type }).check();
    await expectFieldsHeld(page, hostile, 'registration');
  }
  await page.goto('/forgot-password');
  await expectFieldsHeld(page, hostile, 'forgot password');
  await page.getByRole('textbox').fill(`${'w'.repeat(200)}@saddlebag.test`);
  await page.getByRole('button', { name: 'Send the code' }).tap();
  await expect(page.getByRole('button', { name: 'Set the password' })).toBeVisible();
  await expectHeld(hostile, 'reset code');

  for (const path of ['/termsandconditions', `/${'x'.repeat(300)}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHeld(hostile, path);
  }
  await storeSession(page, accounts.parent, password);
  await sandbox.control('settings', { flags: { PlannedMaintenance: true } });
  await page.goto(`/maintenance?from=/${encodeURIComponent(link)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHeld(hostile, 'maintenance');
});

test('keeps hostile texts readable and inert in a request and in the placed order', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const hostile = watchHostilePage(page);
  await showEveryField(sandbox);
  await serveHostileTexts(sandbox, { email: accounts.parent, password }, texts);
  await storeSession(page, accounts.parent, password);
  await page.goto('/request-a-rider/y0ud');
  await expect(vendor.requestTitle).toBeVisible();
  await expect(page.locator('[data-slot=pick-up]')).toContainText(link);
  await page.getByRole('button', { name: 'Account' }).tap();
  await expectHeld(hostile, 'account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Choose an outlet/ }).tap();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expectHeld(hostile, 'outlets');
  await page.getByRole('button', { name: 'Close' }).tap();

  await expectFieldsHeld(page, hostile, 'address step');
  // The list must not be replaced while the test scrolls it.
  await vendor.address.fill('');
  await expect(vendor.suggestions.getByRole('option', { name: link })).toHaveCount(0);
  await vendor.address.fill('lane');
  // The places arrive after the address book.
  const place = vendor.suggestions.getByRole('group', { name: 'Places' }).getByRole('option', { name: link });
  await place.scrollIntoViewIfNeeded();
  await expectHeld(hostile, 'suggestions');
  await place.tap();
  await expect(vendor.fee).toBeVisible();
  await vendor.unit.fill(wideCapitals);
  await vendor.building.fill(wideCapitals);
  await vendor.openExtras('notes');
  await vendor.notes.fill(link);
  await continueButton(page).tap();

  await expect(stepProgress(page)).toHaveText('Step 2 of 3');
  await expectFieldsHeld(page, hostile, 'customer step');
  await vendor.phone.fill('01711223304');
  await vendor.name.fill('');
  await expect(page.locator('[data-slot=customer-offer] button')).toBeVisible();
  await expectHeld(hostile, 'customer offer');
  await vendor.name.fill(wideCapitals);
  await vendor.amount.fill('640');
  await vendor.openExtras('description', 'pickupCode', 'vatNumber');
  await vendor.description.fill(shorten(wideCapitals.repeat(9), 200));
  await vendor.pickupCode.fill(wideCapitals);
  await page.getByRole('textbox', { name: /^VAT/ }).fill('');
  await page.getByRole('radio', { name: /^Pay online/ }).check();
  await continueButton(page).tap();

  await expect(completedStep(page, /^Who is it for/)).toContainText(wideCapitals);
  await expectFieldsHeld(page, hostile, 'review step');
  await vendor.openExtras('voucherCode');
  await page.getByRole('textbox', { name: /^Voucher code/ }).fill(wideCapitals);
  await page.getByRole('button', { name: 'Apply' }).tap();
  await expect(
    page.getByText('There is no voucher with this code. Check the letters and digits.'),
  ).toBeVisible();
  await expectHeld(hostile, 'voucher');

  await vendor.submit.tap();
  await expect(page.getByRole('heading', { name: 'Pay the delivery' })).toBeVisible();
  await page.getByRole('radio', { name: /^Another card/ }).check();
  await expectFieldsHeld(page, hostile, 'payment');
  await page.getByRole('radio', { name: /ending in 1111/ }).check();
  await page.getByRole('button', { name: /^Pay / }).tap();
  const orderId = await vendor.orderId();
  await expect(vendor.detail).toContainText(wideCapitals);
  await expectHeld(hostile, 'placed order');
  await page.goto(`/request-a-rider/y0ud?orderID=${orderId}`);
  await expect(vendor.address).toBeVisible();
  await expectHeld(hostile, 'modification');
  await page.goto('/request-a-rider/y0ud');
  await vendor.address.tap();
  await vendor.suggestions.getByRole('option', { name: 'Edit recent addresses' }).tap();
  await expect(page.getByRole('dialog')).toContainText(link);
  await expectHeld(hostile, 'recent addresses');
});

test('keeps hostile texts readable and inert in tracked orders and service messages', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const hostile = watchHostilePage(page);
  await showEveryField(sandbox);
  const orderIds = await serveHostileTexts(sandbox, { email: accounts.parent, password }, texts);
  await storeSession(page, accounts.parent, password);
  await page.goto('/order-tracking/y0ud');
  await expect(vendor.row(orderIds[0] ?? '')).toBeVisible();
  await expectHeld(hostile, 'order list');
  const search = page.getByRole('searchbox');
  for (const [index, text] of texts.entries()) {
    const row = vendor.row(orderIds[index] ?? '');
    await search.fill(orderIds[index] ?? '');
    await row.tap();
    // The list truncates the name. The details show all of it.
    await expect(vendor.detail.getByRole('definition').first()).toContainText(text);
    await expectHeld(hostile, `order with ${text}`);
    await page.getByRole('button', { name: 'Close the order' }).tap();
    await search.fill(text.repeat(2));
    await expectHeld(hostile, `search for ${text}`);
  }

  for (const message of [link, hostileTexts.elementWithHandler, hostileTexts.arabic]) {
    await page.route('**/orders?*', (route) => route.fulfill({ status: 400, json: { message } }));
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    await expectHeld(hostile, `failed list with ${message}`);
    await page.unrouteAll();
  }
});

test('keeps hostile texts readable and inert in the pick-up address of an outlet without a place', async ({
  page,
  sandbox,
}) => {
  const hostile = watchHostilePage(page);
  await showEveryField(sandbox);
  await serveHostileTexts(sandbox, { email: accounts.popup, password }, texts);
  await storeSession(page, accounts.popup, password);
  await page.goto('/request-a-rider/w3ps');
  const address = page.getByRole('combobox', { name: 'Address of the pick-up' });
  await expect(address).toBeVisible();
  await expectFieldsHeld(page, hostile, 'pick-up');
  await address.fill('lane');
  await page.getByRole('option', { name: wideCapitals }).last().tap();
  await page.getByRole('textbox', { name: 'Unit' }).fill(wideCapitals);
  await page.getByRole('textbox', { name: 'Building' }).fill(wideCapitals);
  await page.locator('[name=origin-notes]').fill(link);
  await page.getByRole('textbox', { name: 'Name of the shop or person' }).fill(wideCapitals);
  await page.getByRole('textbox', { name: 'Phone at the pick-up' }).fill('01711 000111');
  await page.getByRole('textbox', { name: 'Email' }).fill('mela@sweets.test');
  await page.getByRole('button', { name: 'Pick up here' }).tap();
  await expect(page.locator('[data-slot=origin-shown]')).toContainText(wideCapitals);
  await expectHeld(hostile, 'pick-up summary');
});
