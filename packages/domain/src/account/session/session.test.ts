import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $credentials } from '../../api/credentials.ts';
import { loginFx, logoutFx } from '../../api/session.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import {
  $isLoggingIn,
  $isSignedIn,
  $loginFailure,
  $session,
  loginFailureText,
  loginSubmitted,
  logoutRequested,
} from './index.ts';
import { refusal, startPage } from './test/start-page.ts';

const form = { email: 'demo@saddlebag.test', password: 'Saddle1!bag' };
describe('signing in', () => {
  // Proves: state.login-success
  it('starts a session that survives a reload', async () => {
    const origin = createSharedStorage();
    const { scope } = await startPage({
      storage: origin.openTab(),
      handlers: [[loginFx, () => sessionFixture()]],
    });

    await allSettled(loginSubmitted, { scope, params: form });
    const reloaded = await startPage({ storage: origin.openTab() });

    expect(scope.getState($session)).toEqual(sessionFixture());
    expect(reloaded.scope.getState($session)).toEqual(sessionFixture());
  });

  // Proves: state.login-loading
  it('calls the service once when the login is submitted twice', async () => {
    let requestCount = 0;
    const pendingResponses: (() => void)[] = [];
    const { scope } = await startPage({
      handlers: [
        [
          loginFx,
          () =>
            new Promise((resolve) => {
              requestCount += 1;
              pendingResponses.push(() => resolve(sessionFixture()));
            }),
        ],
      ],
    });

    const first = allSettled(loginSubmitted, { scope, params: form });
    const second = allSettled(loginSubmitted, { scope, params: form });
    const isLoading = scope.getState($isLoggingIn);
    for (const respond of pendingResponses) respond();
    await Promise.all([first, second]);

    expect(requestCount).toBe(1);
    expect([isLoading, scope.getState($isLoggingIn)]).toEqual([true, false]);
  });

  // Proves: state.login-failure
  it('stays signed out and keeps the failure when the service refuses the login', async () => {
    const { scope } = await startPage({
      handlers: [[loginFx, () => Promise.reject(refusal)]],
    });

    await allSettled(loginSubmitted, { scope, params: form });

    expect(scope.getState($isSignedIn)).toBe(false);
    expect(scope.getState($loginFailure)).toEqual(refusal);
  });

  const rejected = (status: number, message: string): ApiFailure => ({
    kind: 'rejected',
    status,
    message,
    translationKey: null,
    retryAfterMs: null,
  });

  // Proves: error.login-message, error.login-offline
  it.each<[ApiFailure, string]>([
    [refusal, 'auth.not-authorized'],
    [rejected(429, 'too-many-requests'), 'auth.too-many-requests'],
    [rejected(429, 'slow down'), 'auth.too-many-requests'],
    [{ ...refusal, status: 403, message: 'user-not-confirmed' }, 'auth.user-not-confirmed'],
    [{ ...refusal, status: 403, message: 'password-reset-required' }, 'auth.password-reset-required'],
    [{ ...refusal, status: 403, message: 'user-disabled' }, 'auth.user-disabled'],
    [rejected(500, 'fault 500'), 'auth.internal-error'],
    [rejected(418, 'I am a teapot'), 'auth.other'],
    [{ kind: 'unreadable', contract: 'login', detail: '' }, 'auth.unreadable'],
    [{ kind: 'offline' }, 'auth.offline'],
    [{ kind: 'timeout' }, 'auth.offline'],
  ])('explains the failure %j with the text %s', (failure, key) => {
    expect(loginFailureText(failure).key).toBe(key);
  });
});

describe('starting the application', () => {
  // Proves: state.session-classic, error.tokens-expired
  it('ignores an expired stored session without a notification', async () => {
    const origin = createSharedStorage();
    const { scope, messages } = await startPage({
      storage: origin.openTab(),
      session: sessionFixture({ expiresAt: 1_700_000_000 }),
    });

    expect(scope.getState($isSignedIn)).toBe(false);
    expect(messages()).toEqual([]);
  });

  // Proves: state.session-classic, constant.storage-token
  it('keeps a session that seems expired only because the device clock is wrong', async () => {
    const clock = createVirtualClock();
    const dayMs = 86_400_000;
    const stored = {
      ...sessionFixture({ expiresAt: (clock.now() - dayMs) / 1000 + 3600 }),
      serverOffsetMs: -dayMs,
    };
    const origin = createSharedStorage({ token: JSON.stringify(stored) });

    const { scope } = await startPage({ clock, storage: origin.openTab() });

    expect(scope.getState($isSignedIn)).toBe(true);
  });

  // Proves: error.tokens-expired
  it.each([
    ['an empty text', ''],
    ['truncated JSON', '{'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a session with a number as its token', '{"accessToken":7}'],
    ['an object with a __proto__ key', '{"__proto__":{"accessToken":"x"}}'],
    ['100,000 characters', 'x'.repeat(100_000)],
  ])('stays signed out and leaves storage unchanged when the stored session is %s', async (_, text) => {
    const origin = createSharedStorage({ token: text });

    const { scope } = await startPage({ storage: origin.openTab() });

    expect(scope.getState($isSignedIn)).toBe(false);
    expect(origin.values.get('token')).toBe(text);
  });

  // Proves: call-rule.authorization-stored
  it('uses a stored token when no session is stored', async () => {
    const origin = createSharedStorage({ token: 'abc.def.ghi' });

    const { scope } = await startPage({ storage: origin.openTab() });

    expect(scope.getState($credentials).storedToken).toBe('abc.def.ghi');
  });
});

describe('signing out', () => {
  // Proves: state.logout-token, message.disconnected
  it('deletes the tokens and shows a notification, even if the service does not respond', async () => {
    const origin = createSharedStorage();
    const { scope, messages } = await startPage({
      storage: origin.openTab(),
      session: sessionFixture(),
      handlers: [[logoutFx, () => Promise.reject({ kind: 'offline' })]],
    });

    await allSettled(logoutRequested, { scope });

    expect(scope.getState($isSignedIn)).toBe(false);
    expect(scope.getState($credentials).accessToken).toBe(null);
    expect(origin.values.has('token')).toBe(false);
    expect(messages()).toEqual([{ key: 'toast.disconnected' }]);
    expect(scope.getState($notifications)[0]?.tone).toBe('info');
  });

  it('sends the tokens of the ended session to the service', async () => {
    const loggedOutCredentials: unknown[] = [];
    const { scope } = await startPage({
      session: sessionFixture(),
      handlers: [[logoutFx, (credentials: unknown) => loggedOutCredentials.push(credentials) > 0]],
    });

    await allSettled(logoutRequested, { scope });

    expect(loggedOutCredentials).toMatchObject([{ accessToken: 'access-1' }]);
  });

  it('signs out every tab that has adopted the login', async () => {
    const origin = createSharedStorage();
    const one = await startPage({ storage: origin.openTab(), handlers: [[loginFx, () => sessionFixture()]] });
    const other = await startPage({ storage: origin.openTab() });

    await allSettled(loginSubmitted, { scope: one.scope, params: form });
    await other.clock.advance(0);
    const wasSignedIn = other.scope.getState($isSignedIn);
    await allSettled(logoutRequested, { scope: one.scope });
    await other.clock.advance(0);

    expect(wasSignedIn).toBe(true);
    expect(other.scope.getState($isSignedIn)).toBe(false);
  });
});
