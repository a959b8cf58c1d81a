import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { farhana, nearbyPlace, suggestionName, vendorAt } from '../vendor.ts';
import type { Vendor } from '../vendor.ts';

const readStorage = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** Submits the request and returns the customer's phone number from the placed order. */
const submitAndReadPhone = async (vendor: Vendor) => {
  await vendor.request();
  return vendor.detail.getByRole('link', { name: 'Call the customer' }).innerText();
};

const readPinPoint = (page: Page) =>
  page
    .locator('[data-slot=map]:visible [data-slot=map-marker][data-kind=dropoff]')
    .evaluate((marker: HTMLElement) => [
      Number(marker.dataset['latitude']),
      Number(marker.dataset['longitude']),
    ]);

test.beforeEach(async ({ page }) => {
  await vendorAt(page).signIn();
});

test('restores every field, the pin and the fee after a reload', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, pickupCode: 'A-17' });
  await vendor.unit.fill('4B');
  await vendor.building.fill('Lake View');
  await page.getByRole('radio', { name: /^Already paid/ }).check();
  const [fee, place] = [await vendor.fee.innerText(), await readPinPoint(page)];

  // Reloads without waiting, so the last typed field must already be saved.
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
  expect(await readPinPoint(page)).toEqual(place);

  await vendor.request();
  await expect(vendor.detail).toContainText('4B');
  await expect(vendor.detail).toContainText('A-17');
});

test('shows an empty form after a request was sent', async ({ page }) => {
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

test('clears the form only after the vendor confirms starting over', async ({ page }) => {
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
  { script: 'international format with brackets and dots', typed: '+880 (1711) 22.33.04' },
]) {
  test(`reads a phone number in ${script} and never clears the field`, async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.chooseNearbyAddress();
    await vendor.fill({ ...farhana, phone: typed });
    await expect(vendor.phone).not.toHaveValue('');
    await expect.poll(() => readStorage(page)).toContain('+8801711223304');

    expect(await submitAndReadPhone(vendor)).toBe('+8801711223304');
  });
}

// Proves: rule.4
test('reports an impossible phone number and keeps the typed text', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill({ ...farhana, phone: '017' });
  await vendor.submit.click();

  await expect(page.getByText("The phone number doesn't seem correct")).toBeVisible();
  await expect(vendor.phone).toBeFocused();
  await expect(vendor.phone).toHaveValue('017');
});

// Proves: rule.search-coordinates
test('accepts typed coordinates as the destination', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.address.fill('23.7838, 90.4107');
  await vendor.suggestions.getByRole('option', { name: 'Use 23.7838, 90.4107' }).click();

  await expect(vendor.fee).toBeVisible();
  // The field shows the address once it has loaded. The pin stays at the typed coordinates.
  await expect(vendor.address).toHaveValue(/, Dhaka \d{4}$/);
  expect(await readPinPoint(page)).toEqual([23.7838, 90.4107]);
  await vendor.fill(farhana);
  await vendor.request();
});

// Proves: transition.destination-pin
test('places the pin with a click on the map and moves it with the arrow keys', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.address.click();
  await vendor.suggestions.getByRole('option', { name: 'Set the pin on the map' }).click();
  await expect(
    page.getByText('Tap the map where the rider should go.').locator('visible=true'),
  ).toBeVisible();

  await page.locator('[data-slot=map]:visible').click({ position: { x: 420, y: 420 } });
  await expect(vendor.address).toHaveValue(/, Dhaka \d{4}$/);
  await expect(vendor.fee).toBeVisible();
  const pointBefore = await readPinPoint(page);

  await vendor.pin.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  // Key presses more than 400 ms apart count as two moves, so each direction is polled separately.
  const latitudeDecrease = async (latitude = 0) => latitude - ((await readPinPoint(page))[0] ?? Number.NaN);
  const longitudeIncrease = async (longitude = 0) =>
    ((await readPinPoint(page))[1] ?? Number.NaN) - longitude;
  await expect.poll(() => latitudeDecrease(pointBefore[0])).toBeGreaterThan(0);
  await expect.poll(() => longitudeIncrease(pointBefore[1])).toBeGreaterThan(0);
  await expect(vendor.fee).toBeVisible();
  await vendor.fill(farhana);
  await vendor.request();
});

test('keeps the draft when the language or the theme changes', async ({ page }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const expectedValues = [farhana.name, nearbyPlace.address, farhana.amount];
  const readValues = () =>
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
  expect(await readValues()).toEqual(expectedValues);

  await menu.getByText('العربية').click();
  await expect(root).toHaveAttribute('lang', /^ar/);
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
  expect(await readValues()).toEqual(expectedValues);
  // A right-to-left page has the form to the right of the map.
  const [form, map] = [
    await page.locator('main form').boundingBox(),
    await page.locator('[data-slot=map-panel]').last().boundingBox(),
  ];
  expect(form?.x).toBeGreaterThan(map?.x ?? 0);

  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await menu.getByRole('radio').nth(3).locator('..').click();
  const lightBackground = await readBackground();
  await menu.getByRole('radio').nth(4).locator('..').click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await readBackground()).not.toBe(lightBackground);
  expect(await readValues()).toEqual(expectedValues);

  await page.reload();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(vendor.fee).toBeVisible();
  expect(await readValues()).toEqual(expectedValues);

  await page.locator('[data-slot=request-footer] button[type=submit]').click();
  await page.waitForURL(/order_id=/);
  await expect(page.locator('[data-slot=order-detail]')).toContainText(farhana.name);
});

test('clears a submitted draft in a second tab, which links to the order', async ({ page, context }) => {
  const vendor = vendorAt(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  const otherTab = await context.newPage();
  await otherTab.goto('/request-a-rider');
  await expect(vendorAt(otherTab).amount).toHaveValue(farhana.amount);

  const orderId = await vendor.request();

  await expect(vendorAt(otherTab).amount).toHaveValue('');
  await otherTab.getByRole('status').getByRole('link', { name: 'Show the order' }).click();
  await expect(otherTab).toHaveURL(`/order-tracking/k7rm?order_id=${orderId}`);
  await expect(vendorAt(otherTab).detail).toContainText(farhana.name);
});

test('searches for an address that was typed before the search code had loaded', async ({ page }) => {
  const vendor = vendorAt(page);
  let releaseSearchCode = (): void => undefined;
  const searchCodeReleased = new Promise<void>((resolve) => {
    releaseSearchCode = resolve;
  });
  await page.route('**/assets/address-search-*.js', async (route) => {
    await searchCodeReleased;
    await route.continue();
  });
  await page.reload();
  const plainField = page.getByRole('textbox', { name: 'Customer’s address' });
  await plainField.click();
  await page.keyboard.type('12 Shapla');
  await expect(plainField).toHaveValue('12 Shapla');

  releaseSearchCode();
  await expect(vendor.address).toBeFocused();
  await expect(
    vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }),
  ).toBeVisible();
  await page.keyboard.type(' Lane');
  await expect(vendor.address).toHaveValue('12 Shapla Lane');
  await expect(vendor.suggestions).toBeInViewport({ ratio: 0.99 });
  await vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
  await expect(vendor.fee).toBeVisible();
});
