import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { farhana, nearbyPlace, vendorAt } from '../vendor.ts';
import type { Vendor } from '../vendor.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** The phone number that the service was given with the newest order. */
const phoneOf = async (vendor: Vendor) => {
  await vendor.request();
  return vendor.detail.getByRole('link', { name: 'Call the customer' }).innerText();
};

const placeOfPin = (page: Page) =>
  page
    .locator('[data-slot=map]:visible [data-slot=map-marker][data-kind=dropoff]')
    .evaluate((marker: HTMLElement) => [
      Number(marker.dataset['latitude']),
      Number(marker.dataset['longitude']),
    ]);

test.beforeEach(async ({ page }) => {
  await vendorAt(page).signIn();
});

test('a reload in the middle of a request brings back everything typed, the pin and the fee', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, pickupCode: 'A-17' });
  await vendor.unit.fill('4B');
  await vendor.building.fill('Lake View');
  await page.getByRole('radio', { name: /^Already paid/ }).check();
  const [fee, place] = [await vendor.fee.innerText(), await placeOfPin(page)];

  // At once: what was typed last is not lost either.
  await page.reload();

  await expect(vendor.address).toHaveValue(nearbyPlace.address);
  await expect(vendor.unit).toHaveValue('4B');
  await expect(vendor.building).toHaveValue('Lake View');
  await expect(vendor.name).toHaveValue(farhana.name);
  await expect(vendor.phone).toHaveValue('01711-223304');
  await expect(vendor.notes).toHaveValue(farhana.notes ?? '');
  await expect(vendor.amount).toHaveValue(farhana.amount);
  await expect(vendor.description).toHaveValue(farhana.description ?? '');
  await expect(vendor.pickupCode).toHaveValue('A-17');
  await expect(page.getByRole('radio', { name: /^Already paid/ })).toBeChecked();
  await expect(vendor.fee).toHaveText(fee);
  expect(await placeOfPin(page)).toEqual(place);

  await vendor.request();
  await expect(vendor.detail).toContainText('4B');
  await expect(vendor.detail).toContainText('A-17');
});

test('a request that was sent leaves an empty form behind', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();

  await page.getByRole('link', { name: 'Request a rider' }).click();
  await expect(vendor.requestTitle).toBeVisible();
  await expect(vendor.address).toHaveValue('');
  await expect(vendor.name).toHaveValue('');
  await expect(vendor.phone).toHaveValue('');
});

test('starting over asks first, and empties the form', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);

  await page.getByRole('button', { name: 'Start over' }).click();
  const question = page.getByRole('alertdialog', { name: 'Start over?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(vendor.name).toHaveValue(farhana.name);

  await page.getByRole('button', { name: 'Start over' }).click();
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect(vendor.name).toHaveValue('');
  await expect(vendor.address).toHaveValue('');
  await expect(vendor.quote).toHaveText('Fee and time appear as soon as the address is known.');
});

for (const { script, typed } of [
  { script: 'Bengali digits', typed: '০১৭১১-২২৩৩০৪' },
  { script: 'Arabic-Indic digits', typed: '٠١٧١١ ٢٢٣٣٠٤' },
  { script: 'a number pasted with its country code, brackets and dots', typed: '+880 (1711) 22.33.04' },
]) {
  test(`a phone in ${script} is read, and never emptied`, async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.chooseNearbyAddress();
    await vendor.fill({ ...farhana, phone: typed });
    await expect(vendor.phone).not.toHaveValue('');
    await expect.poll(() => stored(page)).toContain('+8801711223304');

    expect(await phoneOf(vendor)).toBe('+8801711223304');
  });
}

// Proves: rule.4
test('a phone that cannot be a number is kept as typed and said', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, phone: '017' });
  await vendor.submit.click();

  await expect(page.getByText("The phone number doesn't seem correct")).toBeVisible();
  await expect(vendor.phone).toBeFocused();
  await expect(vendor.phone).toHaveValue('017');
});

// Proves: rule.search-coordinates
test('a text of the form latitude,longitude is taken as the place itself', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.address.fill('23.7838, 90.4107');
  await vendor.suggestions.getByRole('option', { name: 'Use 23.7838, 90.4107' }).click();

  await expect(vendor.fee).toBeVisible();
  // The place is named as soon as its address is known; the pin stays where it was asked for.
  await expect(vendor.address).toHaveValue(/, Dhaka \d{4}$/);
  expect(await placeOfPin(page)).toEqual([23.7838, 90.4107]);
  await vendor.fill(farhana);
  await vendor.request();
});

// Proves: transition.destination-pin
test('the pin is put down by a click on the map and corrected with the arrow keys', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.address.click();
  await vendor.suggestions.getByRole('option', { name: 'Set the pin on the map' }).click();
  await expect(
    page.getByText('Tap the map where the rider should go.').locator('visible=true'),
  ).toBeVisible();

  await page.locator('[data-slot=map]:visible').click({ position: { x: 420, y: 420 } });
  await expect(vendor.address).toHaveValue(/, Dhaka \d{4}$/);
  await expect(vendor.fee).toBeVisible();
  const before = await placeOfPin(page);

  await vendor.pin.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  // Two movements where the keys come more than 400 ms apart, so that each direction arrives by itself.
  const southOf = async (latitude = 0) => latitude - ((await placeOfPin(page))[0] ?? Number.NaN);
  const eastOf = async (longitude = 0) => ((await placeOfPin(page))[1] ?? Number.NaN) - longitude;
  await expect.poll(() => southOf(before[0])).toBeGreaterThan(0);
  await expect.poll(() => eastOf(before[1])).toBeGreaterThan(0);
  await expect(vendor.fee).toBeVisible();
  await vendor.fill(farhana);
  await vendor.request();
});

test('changing the language and the appearance keeps the draft', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const kept = [farhana.name, nearbyPlace.address, farhana.amount];
  const shown = () =>
    page
      .locator('[name=destination], [name=customerName], [name=amount]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const root = page.locator('html');
  const menu = page.locator('#account-menu');

  await page.getByRole('button', { name: 'Account' }).click();
  await menu.getByText('বাংলা').click();
  await expect(root).toHaveAttribute('lang', /^bn/);
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0980-\u09FF]/);
  expect(await shown()).toEqual(kept);

  await menu.getByText('العربية').click();
  await expect(root).toHaveAttribute('lang', /^ar/);
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
  expect(await shown()).toEqual(kept);
  // The form moves to the reading side.
  const [form, map] = [
    await page.locator('main form').boundingBox(),
    await page.locator('[data-slot=map-panel]').last().boundingBox(),
  ];
  expect(form?.x).toBeGreaterThan(map?.x ?? 0);

  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await menu.getByRole('radio').nth(3).locator('..').click();
  const light = await canvas();
  await menu.getByRole('radio').nth(4).locator('..').click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await canvas()).not.toBe(light);
  expect(await shown()).toEqual(kept);

  await page.reload();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(vendor.fee).toBeVisible();
  expect(await shown()).toEqual(kept);

  await page.locator('[data-slot=request-footer] button[type=submit]').click();
  await page.waitForURL(/order_id=/);
  await expect(page.locator('[data-slot=order-detail]')).toContainText(farhana.name);
});

test('the tab beside the one that sends the request is led to the order', async ({ page, context }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const beside = await context.newPage();
  await beside.goto('/request-a-rider');
  await expect(vendorAt(beside).amount).toHaveValue(farhana.amount);

  const orderId = await vendor.request();

  await expect(vendorAt(beside).amount).toHaveValue('');
  await beside.getByRole('status').getByRole('link', { name: 'Show the order' }).click();
  await expect(beside).toHaveURL(`/order-tracking/k7rm?order_id=${orderId}`);
  await expect(vendorAt(beside).detail).toContainText(farhana.name);
});

test('an address typed while the search is still loading is searched for as soon as it is there', async ({
  page,
}) => {
  const vendor = vendorAt(page);
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/address-search-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const plain = page.getByRole('textbox', { name: 'Customer’s address' });
  await plain.click();
  await page.keyboard.type('12 Shapla');
  await expect(plain).toHaveValue('12 Shapla');

  letThrough();
  await expect(vendor.address).toBeFocused();
  await expect(vendor.suggestions.getByRole('option', { name: nearbyPlace.address })).toBeVisible();
  await page.keyboard.type(' Lane');
  await expect(vendor.address).toHaveValue('12 Shapla Lane');
  await expect(vendor.suggestions).toBeInViewport({ ratio: 0.99 });
  await vendor.suggestions.getByRole('option', { name: nearbyPlace.address }).click();
  await expect(vendor.fee).toBeVisible();
});
