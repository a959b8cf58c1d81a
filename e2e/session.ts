import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { loginContract } from '@saddlebag/domain/contracts';

/** Where the services of the sandbox lie, as the portal that it serves addresses them. */
const ordersService = '/orders/api/v1';
const sessionKey = 'token';

/**
 * Puts a vendor's session into the browser, as an earlier visit would have left it, by way of an empty page of the
 * portal's origin. For tests that are about what comes after signing in.
 */
export const leaveSession = async (page: Page, email: string, password: string): Promise<void> => {
  const sentAt = Date.now();
  const response = await page.request.post(`${ordersService}${loginContract.path}`, {
    data: { email_address: email, password },
  });
  expect(response.ok()).toBe(true);
  const { user, meta } = loginContract.response.parse(await response.json()).result;
  const session = {
    user,
    accessToken: meta.AccessToken,
    idToken: meta.IdToken,
    refreshToken: meta.RefreshToken,
    expiresAt: meta.Expires,
    serverOffsetMs: Date.parse(response.headers()['date'] ?? '') - sentAt,
  };
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/empty');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
  await page.unroute('**/empty');
};
