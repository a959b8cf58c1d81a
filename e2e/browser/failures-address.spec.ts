import {
  failureConsolePatterns,
  attemptsPerRead,
  expectOrderPlaced,
  expectDetailsKept,
  injectFault,
  toast,
} from '../failures.ts';
import { expect, test } from '../fixtures.ts';
import { farhana, nearbyPlace, suggestionName, vendorAt } from '../vendor.ts';

test.use({ expectedConsole: failureConsolePatterns });

test.describe('the address field', () => {
  test.beforeEach(async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.signIn();
    await vendor.fill(farhana);
  });

  test('reports a failed search and retries it when asked', async ({ page, sandbox }) => {
    const vendor = vendorAt(page);
    await injectFault(sandbox, 'autocomplete', { kind: 'status', status: 500 }, attemptsPerRead);
    await vendor.address.fill(nearbyPlace.query);

    await expect(
      page.getByText('The address search is not answering. Try again, or set the pin on the map.'),
    ).toBeVisible();
    await expect(vendor.address).toHaveValue(nearbyPlace.query);

    await vendor.suggestions.getByRole('option', { name: 'Try again' }).click();
    await vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
    await expect(vendor.fee).toBeVisible();
    await expectDetailsKept(vendor);
    await expectOrderPlaced(vendor);
  });

  test('reports that a search failed offline, and finds the address on a retry once online', async ({
    page,
    context,
  }) => {
    const vendor = vendorAt(page);
    await context.setOffline(true);
    await vendor.address.fill(nearbyPlace.query);

    await expect(
      page.getByText('The address search is not answering. Try again, or set the pin on the map.'),
    ).toBeVisible();
    await expect(vendor.address).toHaveValue(nearbyPlace.query);
    await expectDetailsKept(vendor);

    await context.setOffline(false);
    await vendor.suggestions.getByRole('option', { name: 'Try again' }).click();
    await vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
    await expect(vendor.fee).toBeVisible();
    await expectOrderPlaced(vendor);
  });

  // Proves: error.search-no-results
  test('reports a search without results and finds another address', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.address.fill('qqxxzzvv');

    await expect(
      page.getByText('No address found. Check the spelling, or set the pin on the map.').first(),
    ).toBeVisible();

    await vendor.chooseNearbyAddress();
    await expectOrderPlaced(vendor);
  });

  test('opens the suggestions of an address that was submitted without choosing one', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.address.pressSequentially('12 Shapla Lane');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Choose an address from the list, or set the pin on the map.')).toBeVisible();

    await vendor.submit.click();
    await expect(page.getByText('We cannot compute the location of this address')).toBeVisible();
    await expect(vendor.address).toBeFocused();
    await vendor.suggestions.getByRole('option', { name: suggestionName(nearbyPlace.address) }).click();
    await expectOrderPlaced(vendor);
  });

  test('warns about an address without coordinates and accepts another address', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.chooseAddress('Unmapped', 'Unmapped Lane, Dhaka');

    await expect(toast(vendor, 'No coordinates for that address')).toBeVisible();
    await expect(vendor.address).toHaveValue('Unmapped Lane, Dhaka');
    await expect(vendor.quote).toHaveText('Fee and time appear as soon as the address is known.');

    // Submitting reports the missing coordinates and sends nothing.
    await vendor.submit.click();
    await expect(page.getByText('We cannot compute the location of this address')).toBeVisible();
    await expect(vendor.address).toBeFocused();
    await expectDetailsKept(vendor);

    await vendor.chooseNearbyAddress();
    await expectOrderPlaced(vendor);
  });

  // Proves: error.undeliverable-address, flag-effect.draw-delivery-areas
  test('reports an address outside the delivery area and accepts another address', async ({ page }) => {
    const vendor = vendorAt(page);
    await vendor.chooseAddress('Kathalia Nagar', 'Kathalia Nagar, Dhaka 1210');

    await expect(
      page.getByText('We cannot deliver to this address. Check the pin, or choose another address.'),
    ).toBeVisible();
    await expect(vendor.quote).toHaveText('Outside the delivery area');
    await expect(vendor.address).toHaveAttribute('aria-invalid', 'true');
    // The map draws the delivery area, so no toast repeats the message.
    await expect(vendor.toasts.getByRole('listitem')).toHaveCount(0);

    await vendor.submit.click();
    await expect(vendor.address).toBeFocused();
    await expect(page).toHaveURL(/\/request-a-rider/);
    await expectDetailsKept(vendor);

    await vendor.chooseNearbyAddress();
    await expectOrderPlaced(vendor);
  });

  test('reports unreadable place details and lets the vendor pick the place again', async ({
    page,
    sandbox,
  }) => {
    const vendor = vendorAt(page);
    await injectFault(sandbox, 'placeDetails', { kind: 'malformed-body' });
    await vendor.chooseAddress('Shapla Lane', 'Shapla Lane, Lalshalu, Dhaka 1214');

    await expect(
      page.getByText('This place could not be read. Pick it again, or set the pin on the map.'),
    ).toBeVisible();

    await vendor.address.fill('');
    await vendor.chooseAddress('Shapla Lane', 'Shapla Lane, Lalshalu, Dhaka 1214');
    await expect(vendor.fee).toBeVisible();
    await expectOrderPlaced(vendor);
  });

  test('keeps a pin whose address cannot be read, and orders a delivery to the pin', async ({
    page,
    sandbox,
  }) => {
    const vendor = vendorAt(page);
    await injectFault(sandbox, 'reverseGeocode', { kind: 'malformed-body' });
    await vendor.address.click();
    await vendor.suggestions.getByRole('option', { name: 'Set the pin on the map' }).click();
    await page.locator('[data-slot=map]:visible').click({ position: { x: 420, y: 420 } });

    await expect(
      page.getByText('The address of this point could not be read. The pin itself is kept.'),
    ).toBeVisible();
    await expect(vendor.address).toHaveValue(/^23\.\d+, 90\.\d+$/);
    await expect(vendor.fee).toBeVisible();
    await expectDetailsKept(vendor);
    await expectOrderPlaced(vendor);
  });
});

test('reports why a customer was not saved: long address, long note or failed call', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  const saveButton = page.getByRole('button', { name: /to the address book$|^In the address book$/ });
  const path = 'data.data.0.address.formatted_address';
  const longAddress = 'ক'.repeat(86);
  await injectFault(sandbox, 'reverseGeocode', { kind: 'mutate-field', path, value: longAddress });
  await vendor.signIn();
  await vendor.fill({ ...farhana, phone: '01711 990011', notes: 'ক'.repeat(334) });
  await vendor.address.fill('23.7806, 90.4074');
  await vendor.suggestions.getByRole('option', { name: /^Use / }).click();
  // The fee may arrive before the address of the point.
  await expect(vendor.address).toHaveValue(longAddress);
  await expect(vendor.fee).toBeVisible();
  await saveButton.click();
  await expect(page.getByText('Address is too long')).toBeVisible();
  await expect(vendor.address).toBeFocused();

  await vendor.chooseNearbyAddress();
  await saveButton.click();
  await expect(page.getByText('Notes are too long')).toBeVisible();
  await expect(vendor.notes).toBeFocused();

  await vendor.notes.fill('Blue gate');
  await injectFault(sandbox, 'saveCustomer', { kind: 'status', status: 400 });
  await saveButton.click();
  await expect(toast(vendor, 'Unable to save address')).toBeVisible();
  await expect(saveButton).toHaveText('Save to the address book');

  await saveButton.click();
  await expect(toast(vendor, 'Address saved')).toBeVisible();
  await expect(saveButton).toHaveText('In the address book');
});

// Proves: message.cannot-deliver
test('reports an undeliverable address in a toast when the map draws no delivery areas', async ({
  page,
  sandbox,
}) => {
  const vendor = vendorAt(page);
  await injectFault(sandbox, 'deliveryAreas', { kind: 'mutate-field', path: 'result.areas', value: [] });
  await vendor.signIn();
  await vendor.chooseAddress('Kathalia Nagar', 'Kathalia Nagar, Dhaka 1210');

  await expect(toast(vendor, 'We cannot deliver that order there.')).toBeVisible();
  await expect(
    page.getByText('We cannot deliver to this address. Check the pin, or choose another address.'),
  ).toBeVisible();
});
