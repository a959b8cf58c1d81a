import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
// Preloaded, because the test must not wait for a chunk while the clock advances.
import '../../contracts/session.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import type { FetchPort } from '../../platform/ports/fetch.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $isSignedIn, $session } from './index.ts';

const respondWith = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify({ message: 'no' }), { status }));

/** Failures after which the client does not know whether the service has exchanged the token. */
const lostResponses = {
  'the connection breaks': () => Promise.reject(new TypeError('Failed to fetch')),
  'no response arrives in time': () => new Promise<Response>(() => undefined),
  'a 500 arrives': respondWith(500),
  'a 503 arrives': respondWith(503),
  'a 408 arrives': respondWith(408),
  'a 429 arrives': respondWith(429),
  'a proxy responds with 404': respondWith(404),
  'the response is not JSON': () => Promise.resolve(new Response('<!doctype html>')),
} satisfies Record<string, FetchPort>;

/**
 * Starts a page whose session is due for renewal. `first` handles the first renewal. Later renewals succeed.
 */
const setUp = async (first: FetchPort) => {
  const clock = createVirtualClock();
  const sent: string[] = [];
  const expires = clock.now() / 1000 + 7200;
  const fetch: FetchPort = (input, init) => {
    sent.push(String(init?.body));
    if (sent.length === 1) return first(input, init);
    const meta = { AccessToken: 'access-2', IdToken: 'id-2', RefreshToken: 'refresh-2', Expires: expires };
    const user = { id: 'user-1', email: 'demo@saddlebag.test' };
    return Promise.resolve(new Response(JSON.stringify({ result: { user, meta } })));
  };
  const scope = seedScope({
    clock,
    fetch,
    session: sessionFixture({ expiresAt: clock.now() / 1000 + 500 }),
    handlers: [[loadVendorsFx, () => []]],
  });
  void allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
  });
  await clock.advance(0);
  const messages = () => scope.getState($notifications).map(({ message }) => message);
  return { clock, sent, messages, scope };
};

describe('a renewal with an unknown outcome', () => {
  // Proves: state.refresh-failed, error.token-refresh
  it.each(Object.entries(lostResponses))(
    'is retried with the same token within a minute when %s',
    async (_, firstResponse) => {
      const { clock, sent, messages, scope } = await setUp(firstResponse);

      await clock.advance(59_000);

      expect(sent).toEqual(Array.from({ length: 2 }, () => JSON.stringify({ refresh_token: 'refresh-1' })));
      expect(scope.getState($session)?.accessToken).toBe('access-2');
      expect(messages()).not.toContainEqual({ key: 'toast.disconnected' });
    },
  );
});

describe('a refused refresh token', () => {
  // Proves: state.refresh-failed
  it.each([400, 401, 403, 422])('ends the session after status %d', async (status) => {
    const { clock, sent, messages, scope } = await setUp(respondWith(status));

    await clock.advance(59_000);

    expect(sent).toHaveLength(1);
    expect(scope.getState($isSignedIn)).toBe(false);
    expect(messages()).toContainEqual({ key: 'toast.disconnected' });
  });
});
