import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { loginContract } from '@saddlebag/domain/contracts';

/** Base path of the orders service on the sandbox's origin. */
const ordersServicePath = '/orders/api/v1';
const sessionKey = 'token';

/**
 * Signs in over the API and stores the session in localStorage, as an earlier visit would have done. Use it in tests
 * that do not cover signing in. An empty page at the portal's origin gives access to localStorage.
 */
export const storeSession = async (page: Page, email: string, password: string): Promise<void> => {
  const sentAt = Date.now();
  const response = await page.request.post(`${ordersServicePath}${loginContract.path}`, {
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
