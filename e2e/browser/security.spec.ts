import { expect, test } from '../fixtures.ts';
import { accounts, farhana, nearbyPlace, password, vendorAt } from '../vendor.ts';

declare global {
  interface Window {
    readonly reportViolation: (text: string) => void;
  }
}

test.use({ sandboxOptions: { speed: 40 } });

const wholeJourney =
  'completes the whole journey without leaking tokens or violating the content security policy';
test(wholeJourney, { tag: '@live-map' }, async ({ page, sandbox }) => {
  const violations: string[] = [];
  const consoleMessages: string[] = [];
  /** Texts that end up in logs: URLs, referrers and console messages. */
  const loggedTexts: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    consoleMessages.push(`${message.type()}: ${message.text()}`);
    loggedTexts.push(message.text());
  });
  page.on('request', (request) => loggedTexts.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('websocket', (socket) => loggedTexts.push(socket.url()));
  page.on('framenavigated', (frame) => loggedTexts.push(frame.url()));

  const vendor = vendorAt(page);
  const pageResponse = await page.goto('/');
  const policy = pageResponse?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src[^;]*'nonce-[\w+/=-]{16,}'/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(pageResponse?.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(pageResponse?.headers()['referrer-policy']).toMatch(/no-referrer|same-origin|strict-origin/);

  const loginResponse = page.waitForResponse((response) => response.url().endsWith('/login'));
  await vendor.email.fill(accounts.parent);
  await vendor.password.fill(password);
  await vendor.logIn.click();
  const { result } = (await (await loginResponse).json()) as {
    result: { meta: { AccessToken: string; IdToken: string; RefreshToken: string } };
  };
  const { AccessToken, IdToken, RefreshToken } = result.meta;

  await expect(vendor.requestTitle).toBeVisible();
  await vendor.chooseAddress(nearbyPlace.query, nearbyPlace.address);
  await vendor.fill(farhana);
  await expect(vendor.fee).toBeVisible();
  // The map has rendered, so its worker and canvas work under the policy.
  await expect(page.locator('[data-slot=map-panel] canvas').first()).toBeVisible();
  await page.reload();
  await expect(vendor.fee).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await vendor.request();
  await expect(vendor.rider.locator('svg')).toBeVisible({ timeout: 30_000 });
  await sandbox.advanceMinutes(2);
  await expect(vendor.detail).toHaveAttribute('data-status', 'DELIVERED');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(vendor.logIn).toBeVisible();

  expect(violations).toEqual([]);
  expect(consoleMessages.filter((line) => line.startsWith('error'))).toEqual([]);
  const allLoggedText = loggedTexts.join('\n');
  expect(loggedTexts.some((trace) => trace.includes('/socket?'))).toBe(true);
  for (const secret of [AccessToken, IdToken, RefreshToken, password]) {
    expect(allLoggedText).not.toContain(secret);
    expect(allLoggedText).not.toContain(encodeURIComponent(secret));
    // The signature part of a token must not leak either.
    expect(allLoggedText).not.toContain(secret.split('.').at(-1));
  }
});

test('forbids other sites from embedding the portal', async ({ page, sandbox }) => {
  const answer = await page.request.get(sandbox.url);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('serves the licences of the bundled packages', async ({ page, sandbox }) => {
  const answer = await page.request.get(`${sandbox.url}/licenses.md`);
  expect(answer.headers()['content-type']).toContain('text/markdown');
  expect(await answer.text()).toMatch(/\n## react - [^]*\n## zod - /);
});
