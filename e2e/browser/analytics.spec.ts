import type { Page, Request } from '@playwright/test';
import { analyticsEventSchema, type AnalyticsEvent } from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import { expect, resetSandboxAfterEach, test } from '../fixtures.ts';
import type { Sandbox } from '../fixtures.ts';
import { farhana, vendorAt } from '../vendor.ts';

// The browser logs the error of the second test and the file that fails to load.
test.use({ expectedConsole: [/Farhana Islam|ERR_FAILED/] });

const receivedSchema = z.object({ result: z.array(analyticsEventSchema) });
const receivedEvents = async (sandbox: Sandbox): Promise<readonly AnalyticsEvent[]> =>
  receivedSchema.parse(await sandbox.read('analytics')).result;

const isAnalyticsCall = (request: Request): boolean => request.url().endsWith('/sandbox/analytics');

/** Counts the requests to the analytics service. */
const countCalls = (page: Page) => {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (isAnalyticsCall(request)) calls.count += 1;
  });
  return calls;
};

const switchConsent = async (page: Page, isOn: boolean) => {
  await page.getByRole('button', { name: 'Account' }).click();
  const consent = page.getByRole('switch', { name: /^Share usage data/ });
  await consent.setChecked(isOn);
  await page.keyboard.press('Escape');
  await expect(consent).toBeHidden();
};

/** Gives the consent and waits for the first batch, which shows that the code of analytics has loaded. */
const giveConsent = async (page: Page) => {
  const firstBatch = page.waitForRequest(isAnalyticsCall);
  await switchConsent(page, true);
  await firstBatch;
};

/** Leaves the portal, which hides its page. */
const leave = (page: Page) => page.goto('about:blank');

resetSandboxAfterEach();

// Proves: analytics.consent, analytics.pages, analytics.sandbox
test('sends the steps of a request only while the vendor consents', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  const calls = countCalls(page);
  await vendor.signIn();
  await page.goto('/order-tracking/y0ud');
  await expect(vendor.connectionStatus).toHaveText('Live');
  await leave(page);
  expect(calls.count).toBe(0);

  await page.goto('/request-a-rider/y0ud');
  await expect(vendor.requestTitle).toBeVisible();
  await giveConsent(page);
  await vendor.chooseNearbyAddress();
  await vendor.fill(farhana);
  await vendor.request();
  await expect(vendor.connectionStatus).toHaveText('Live');
  await leave(page);
  await expect
    .poll(() => receivedEvents(sandbox))
    .toContainEqual({ name: 'page-viewed', page: 'order-tracking' });
  const received = await receivedEvents(sandbox);
  expect(received).toContainEqual({ name: 'request-step-reached', step: 'AskForDestinationAddress' });
  expect(received).toContainEqual({ name: 'request-step-reached', step: 'FillOrderDetails' });
  expect(JSON.stringify(received)).not.toMatch(/Farhana|1711|Shapla|y0ud/);

  await page.goto('/order-tracking/y0ud');
  await expect(vendor.connectionStatus).toHaveText('Live');
  await switchConsent(page, false);
  const callsBefore = calls.count;
  await page.goto('/request-a-rider/y0ud');
  await vendor.chooseNearbyAddress();
  await leave(page);
  expect(calls.count).toBe(callsBefore);
});

// Proves: analytics.errors, analytics.privacy
test('sends errors and load failures without the values in them', async ({ page, sandbox }) => {
  const vendor = vendorAt(page);
  const throwError = `setTimeout(() => { throw new RangeError('No customer ${farhana.name}'); });`;
  await page.route(/\/assets\/history-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${throwError}` });
  });
  await page.route(/\/assets\/faq-[^/]*\.js$/, (route) => route.abort());
  await vendor.signIn();
  await giveConsent(page);
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('link', { name: 'History' }).first().click();
  await thrown;
  const loadFailed = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('vite:preloadError', () => resolve(true), { once: true })),
  );
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  await loadFailed;
  await leave(page);

  await expect
    .poll(() => receivedEvents(sandbox))
    .toEqual(
      expect.arrayContaining([
        { name: 'page-viewed', page: 'transaction' },
        {
          name: 'error-thrown',
          source: 'script',
          kind: 'RangeError',
          frames: [
            {
              file: expect.stringMatching(/^history-/),
              line: expect.any(Number),
              column: expect.any(Number),
            },
          ],
        },
        { name: 'load-failed', kind: 'chunk' },
      ]),
    );
  expect(JSON.stringify(await receivedEvents(sandbox))).not.toMatch(/Farhana/);
});
