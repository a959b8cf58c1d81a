import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { googleMapsScript } from '../google-maps-stand-in.ts';
import { placeLinkedOrder } from '../public-link.ts';
import type { Sandbox } from '../sandbox-process.ts';
import { storeSession } from '../session.ts';
import { accounts, password } from '../vendor.ts';

// In real time, so that an order waits in its status. The console is guarded, so a script, style or connection that
// the content security policy blocks fails the test.
test.use({ sandboxOptions: { speed: 1, googleMaps: { key: 'a-key', mapId: 'a-map' } } });

const googleScript = 'https://maps.googleapis.com/maps/api/js?**';

/** Responds to requests of Google's script with the stand-in, and collects the parameters of the requests. */
const serveGoogleMaps = async (page: Page) => {
  const requests: Record<string, string>[] = [];
  await page.route(googleScript, async (route) => {
    const url = route.request().url();
    requests.push(Object.fromEntries(new URL(url).searchParams));
    await route.fulfill({ contentType: 'text/javascript', body: googleMapsScript(url) });
  });
  return requests;
};

/** Opens a recipient's page whose rider has accepted, because the page has no map before that. */
const openTrackedDelivery = async (page: Page, sandbox: Sandbox) => {
  const order = await placeLinkedOrder(sandbox);
  await order.advanceTo('COURIER_ACCEPTED_DELIVERY');
  await page.goto(`/tracking/${order.token}`);
};

const markersOn = (page: Page) =>
  page.locator('[data-slot=map][data-engine=google][data-state=ready]:visible [data-stand-in=marker]');
const mapIds = (page: Page) => page.evaluate(() => window.googleMapOptions.map(({ mapId }) => mapId));

// Proves: shell.google-map
test('draws the map of the request screen with Google', async ({ page }) => {
  const requests = await serveGoogleMaps(page);
  await storeSession(page, accounts.parent, password);
  const response = await page.goto('/request-a-rider/y0ud');
  expect(response?.headers()['content-security-policy']).toContain('https://*.googleapis.com');
  await expect(markersOn(page).getByRole('button', { name: 'Pick-up at Jolchobi Kitchen' })).toBeVisible();
  expect(requests).toEqual([expect.objectContaining({ key: 'a-key', language: 'en', region: 'BD' })]);
  expect(new Set(await mapIds(page))).toEqual(new Set(['a-map']));
});

// Proves: shell.google-map
test("draws the map of a recipient's page with Google", async ({ page, sandbox }) => {
  const requests = await serveGoogleMaps(page);
  await openTrackedDelivery(page, sandbox);
  // Both ends of the delivery and the rider.
  await expect(markersOn(page).locator('[data-slot=map-marker]')).toHaveCount(3);
  expect(requests).toEqual([expect.objectContaining({ key: 'a-key', language: 'en', region: 'BD' })]);
  expect(await mapIds(page)).toEqual(['a-map']);
});

test.describe('without a response from Google', () => {
  test.use({ expectedConsole: [/Failed to load resource|map/i] });

  test('shows the static picture with the notice of the map', async ({ page, sandbox }) => {
    await page.route(googleScript, (route) => route.abort());
    await openTrackedDelivery(page, sandbox);
    await expect(page.locator('[data-slot=map][data-state=failed]:visible')).toBeVisible();
    await expect(page.getByText('The map did not load. Everything else works.')).toBeVisible();
  });
});
