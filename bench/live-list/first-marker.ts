import type { Browser } from 'playwright';
import { placeLinkedOrder } from '../../e2e/public-link.ts';
import { startSandbox, type Sandbox } from '../../e2e/sandbox-process.ts';
import { storeSession } from '../../e2e/session.ts';
import { accounts, password } from '../../e2e/vendor.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import type { Comparison } from '../comparison.ts';

/**
 * Returns the milliseconds from the navigation to the tracking screen until the first marker of its map is drawn.
 * Uses a new profile, so that nothing is cached.
 */
const measureFirstMarker = async (
  browser: Browser,
  { sandbox, path, hasEngine }: { sandbox: Sandbox; path: string; hasEngine: boolean },
): Promise<number> => {
  const context = await browser.newContext({
    baseURL: sandbox.url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    await storeSession(page, accounts.parent, password);
    // Without its engine, the map is the static SVG picture.
    if (!hasEngine) await page.route('**/maplibre-*', (route) => route.abort());
    await page.addInitScript(() => {
      const check = () => {
        const marker = document.querySelector('[data-slot="map-marker"]');
        if (marker?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          performance.mark('first-marker');
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
    await page.goto(path, { waitUntil: 'commit' });
    const drawn = await page.waitForFunction(
      () => performance.getEntriesByName('first-marker')[0]?.startTime,
    );
    return (await drawn.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
};

/**
 * Compares the time until the first marker is on the tracking screen with the same on a map that is only an SVG
 * picture. The engine of the map and its tiles must not delay the markers.
 */
export const firstMarkerComparison = (
  browser: Browser,
): { readonly comparison: Comparison; close(): Promise<void> } => {
  let opened: Promise<{ readonly sandbox: Sandbox; readonly path: string }> | undefined;
  const open = async () => {
    await buildPortal();
    const sandbox = await startSandbox({ speed: 1 });
    const order = await placeLinkedOrder(sandbox);
    await order.advanceTo('PICKED_UP');
    return { sandbox, path: `/order-tracking/y0ud?order_id=${order.orderId}` };
  };
  const measure = (hasEngine: boolean) => async () => {
    opened ??= open();
    return { 'first marker': await measureFirstMarker(browser, { ...(await opened), hasEngine }) };
  };
  return {
    comparison: {
      name: 'live.first marker',
      size: 'one order',
      goals: [{ metric: 'first marker', unit: 'ms', limit: 1.5 }],
      subject: measure(true),
      baseline: measure(false),
    },
    close: async () => (await opened)?.sandbox.close(),
  };
};
