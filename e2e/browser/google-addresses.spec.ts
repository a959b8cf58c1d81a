import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { startSandbox } from '../sandbox-process.ts';
import { vendorAt } from '../vendor.ts';

// Google's script is a stand-in without a map, so the map reports that it did not load.
test.use({ expectedConsole: [/Google|google|map/i] });

/**
 * A stand-in for Google's script, which looks up one address. The loader names the function to call when the script has
 * run in the query of its address.
 */
const script = `
  const place = {
    id: 'g1',
    formattedAddress: 'House 12, Shapla Lane, Dhaka 1214',
    location: { lat: () => 23.785, lng: () => 90.4143 },
    addressComponents: [{ longText: 'Dhaka', types: ['locality'] }],
    fetchFields: () => Promise.resolve({ place }),
  };
  const placePrediction = { placeId: 'g1', text: { text: place.formattedAddress }, toPlace: () => place };
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: () => Promise.resolve({ suggestions: [{ placePrediction }] }),
    },
  };
  const { searchParams } = new URL(document.querySelector('script[src*="maps.googleapis.com"]').src);
  google.maps.importLibrary = (name) =>
    name === 'places' ? Promise.resolve(places) : Promise.reject(new Error('no ' + name));
  google.maps[searchParams.get('callback').split('.').at(-1)]?.();
`;

const standInForGoogle = async (page: Page): Promise<readonly URL[]> => {
  const addresses: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    addresses.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return addresses;
};

// Proves: shell.google-map
test('finds addresses with Google when the service starts with a key', async ({ browser }) => {
  const sandbox = await startSandbox({ googleMaps: { key: 'a-key', mapId: 'a-map' } });
  const context = await browser.newContext({ baseURL: sandbox.url });
  try {
    const page = await context.newPage();
    const vendor = vendorAt(page);
    const addresses = await standInForGoogle(page);
    await vendor.signIn();

    await expect.poll(() => addresses.length).toBeGreaterThan(0);
    const { searchParams } = addresses[0] ?? new URL('about:blank');
    expect(searchParams.get('key')).toBe('a-key');
    expect([searchParams.get('language'), searchParams.get('region')]).toEqual(['en', 'BD']);

    await vendor.address.fill('shapla');
    await page.getByRole('option', { name: /House 12, Shapla Lane/ }).click();
    await expect(vendor.address).toHaveValue('House 12, Shapla Lane, Dhaka 1214');
    await expect(page.locator('[data-slot=quote-fee]')).toBeVisible();
    await expect(page.getByText('The map did not load. Everything else works.')).toBeVisible();
  } finally {
    await context.close();
    await sandbox.close();
  }
});
