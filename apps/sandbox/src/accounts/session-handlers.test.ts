import { loginFailures } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { fromBase64Url } from '../cryptography/encoding.ts';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { barredAccounts } from '../seed/barred-accounts.ts';
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const login = `${ordersApi}/login`;
const extend = `${ordersApi}/login/extend`;
const credentials = { email_address: 'demo@saddlebag.test', password: demoPassword };

const signIn = async () => {
  const harness = createHarness({ cryptography: nodeCryptography });
  const { body } = await harness.visitor.post(login, credentials);
  return { ...harness, refreshToken: at(body, 'result', 'meta', 'RefreshToken'), body };
};

/** Starts a service with a fake key derivation, which counts its calls and only accepts the demo password. */
const fakeDerivationHarness = () => {
  const key = fromBase64Url(demoAccounts[0]!.passwordHash.split('$').at(-1)!);
  let count = 0;
  const deriveKey = (password: string) => {
    count += 1;
    return Promise.resolve(password === demoPassword ? key : new Uint8Array(32));
  };
  return {
    ...createHarness({ cryptography: { ...nodeCryptography, deriveKey } }),
    derivationCount: () => count,
  };
};

describe('signing in', () => {
  it('returns the user and working tokens', async () => {
    const { app, body } = await signIn();
    expect(at(body, 'result', 'user', 'email')).toBe('demo@saddlebag.test');
    const authorization = `Bearer ${String(at(body, 'result', 'meta', 'AccessToken'))}`;
    const vendors = await app.request(`${ordersApi}/vendors`, { headers: { authorization } });
    expect(at(await vendors.json(), 'result', 'vendors')).toHaveLength(4);
  });

  it('ignores case and surrounding spaces of the email', async () => {
    const { visitor } = createHarness({ cryptography: nodeCryptography });
    const reply = await visitor.post(login, { ...credentials, email_address: '  Demo@Saddlebag.TEST ' });
    expect(reply.status).toBe(200);
  });

  it('gives the same answer to a wrong password and to an unknown email', async () => {
    const { visitor } = createHarness({ cryptography: nodeCryptography });
    const wrong = await visitor.post(login, { ...credentials, password: 'Saddle1!bag ' });
    const unknown = await visitor.post(login, { ...credentials, email_address: 'nobody@saddlebag.test' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      message: 'not-authorized',
      meta: { translation_key: 'auth.not-authorized' },
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('does the same work for known, unknown and locked emails', async () => {
    const { visitor, derivationCount } = fakeDerivationHarness();
    const countDerivations = async (email_address: string) => {
      const before = derivationCount();
      await visitor.post(login, { email_address, password: 'Saddle1!bog' });
      return derivationCount() - before;
    };
    expect(await countDerivations(credentials.email_address)).toBe(1);
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(await countDerivations('nobody@saddlebag.test')).toBe(1);
  });

  it.each(['demo@saddlebag.test', 'nobody@saddlebag.test'])(
    'locks %s for a minute after ten failures in a row',
    async (email_address) => {
      const { visitor, advance } = fakeDerivationHarness();
      const attempt = () => visitor.post(login, { email_address, password: 'Saddle1!bog' });
      const replies = [];
      for (let failures = 0; failures < 11; failures += 1) replies.push(await attempt());

      const { status, message } = loginFailures.tooManyAttempts;
      expect(replies.slice(0, 10).every((reply) => reply.status === 401)).toBe(true);
      expect(replies[10]).toMatchObject({ status, body: { message } });
      expect(replies[10]?.headers.get('retry-after')).toBe('60');
      await advance(60_000);
      expect((await attempt()).status).toBe(401);
    },
  );

  it('resets the failure count after a successful sign-in', async () => {
    const { visitor } = fakeDerivationHarness();
    const failSixTimes = async () => {
      const wrong = { ...credentials, password: 'Saddle1!bog' };
      for (let failures = 0; failures < 6; failures += 1) await visitor.post(login, wrong);
    };
    await failSixTimes();
    await visitor.post(login, credentials);
    await failSixTimes();
    expect((await visitor.post(login, credentials)).status).toBe(200);
  });

  it.each(barredAccounts)('reveals why $email is barred only if the password is right', async (account) => {
    const { visitor } = fakeDerivationHarness();
    const validCredentials = { email_address: account.email, password: demoPassword };
    const { status, message } = loginFailures[account.barred ?? 'notAuthorized'];
    expect(await visitor.post(login, validCredentials)).toMatchObject({
      status,
      body: { message, meta: { translation_key: `auth.${message}` } },
    });
    const guess = await visitor.post(login, { ...validCredentials, password: 'Saddle1!bog' });
    expect([guess.status, at(guess.body, 'message')]).toEqual([401, 'not-authorized']);
  });

  it('answers 400 to a body without a password', async () => {
    const reply = await createHarness().visitor.post(login, { email_address: 'demo@saddlebag.test' });
    expect(reply.status).toBe(400);
    expect(at(reply.body, 'meta', 'translation_key')).toBe('error.invalid-request');
  });
});

describe('extending a session', () => {
  it('exchanges the refresh token for new tokens', async () => {
    const { visitor, app, refreshToken } = await signIn();
    const { body } = await visitor.post(extend, { refresh_token: refreshToken });
    expect(at(body, 'result', 'meta', 'RefreshToken')).not.toBe(refreshToken);
    const authorization = `Bearer ${String(at(body, 'result', 'meta', 'AccessToken'))}`;
    expect((await app.request(`${ordersApi}/vendors`, { headers: { authorization } })).status).toBe(200);
  });

  it('returns the same new refresh token when the request is repeated within a minute', async () => {
    const { visitor, app, advance, refreshToken } = await signIn();
    const lostReply = await visitor.post(extend, { refresh_token: refreshToken });
    await advance(59_000);
    const repeatedReply = await visitor.post(extend, { refresh_token: refreshToken });

    const successor = at(repeatedReply.body, 'result', 'meta', 'RefreshToken');
    expect(successor).toBe(at(lostReply.body, 'result', 'meta', 'RefreshToken'));
    const authorization = `Bearer ${String(at(repeatedReply.body, 'result', 'meta', 'AccessToken'))}`;
    expect((await app.request(`${ordersApi}/vendors`, { headers: { authorization } })).status).toBe(200);
    expect((await visitor.post(extend, { refresh_token: successor })).status).toBe(200);
  });

  it.each(['a minute later', 'after its successor was used'])(
    'ends the session when a refresh token is reused %s',
    async (when) => {
      const { visitor, app, advance, refreshToken } = await signIn();
      const renewalReply = await visitor.post(extend, { refresh_token: refreshToken });
      const successor = at(renewalReply.body, 'result', 'meta', 'RefreshToken');
      let last = renewalReply;
      if (when === 'a minute later') await advance(60_000);
      else last = await visitor.post(extend, { refresh_token: successor });

      expect((await visitor.post(extend, { refresh_token: refreshToken })).status).toBe(401);

      const newest = at(last.body, 'result', 'meta', 'RefreshToken');
      expect((await visitor.post(extend, { refresh_token: newest })).status).toBe(401);
      const authorization = `Bearer ${String(at(last.body, 'result', 'meta', 'AccessToken'))}`;
      expect((await app.request(`${ordersApi}/vendors`, { headers: { authorization } })).status).toBe(401);
    },
  );

  it('returns the same single-use refresh token to two concurrent requests', async () => {
    const { visitor, refreshToken } = await signIn();
    const replies = await Promise.all(
      [1, 2].map(() => visitor.post(extend, { refresh_token: refreshToken })),
    );
    const [firstToken, secondToken] = replies.map(({ body }) => at(body, 'result', 'meta', 'RefreshToken'));
    expect(firstToken).toBe(secondToken);
    expect((await visitor.post(extend, { refresh_token: firstToken })).status).toBe(200);
    expect((await visitor.post(extend, { refresh_token: refreshToken })).status).toBe(401);
  });

  it('answers 401 to an unknown refresh token', async () => {
    expect((await createHarness().visitor.post(extend, { refresh_token: 'made-up' })).status).toBe(401);
  });

  it('answers 401 to a refresh token after 35 days', async () => {
    const { visitor, advance, refreshToken } = await signIn();
    for (let week = 0; week < 5; week += 1) await advance(7 * 24 * 3600 * 1000);
    expect((await visitor.post(extend, { refresh_token: refreshToken })).status).toBe(401);
  });
});

describe('session', () => {
  it("expires after an hour on the service's clock", async () => {
    const { createClient, advance } = createHarness();
    const client = await createClient();
    await advance(3599_000);
    expect((await client.get(`${ordersApi}/vendors`)).status).toBe(200);
    await advance(1000);
    expect((await client.get(`${ordersApi}/vendors`)).status).toBe(401);
  });

  // Proves: call.post-logout
  it('ends immediately on logout', async () => {
    const { createClient } = createHarness();
    const client = await createClient();
    expect(at((await client.post(`${ordersApi}/logout`, {})).body, 'result')).toBe(true);
    expect((await client.get(`${ordersApi}/vendors`)).status).toBe(401);
  });

  it('rejects forged tokens, id tokens and tokens of another service', async () => {
    const { app, body } = await signIn();
    const { createClient } = createHarness();
    const access = String(at(body, 'result', 'meta', 'AccessToken'));
    const [header, claims, signature] = access.split('.');
    const forged = `${header}.${btoa(atob(claims!).replace('a-dhaka-01', 'a-other-01'))}.${signature}`;
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${claims}.`;
    const foreignToken = (await createClient()).accessToken;
    for (const token of [forged, unsigned, foreignToken, at(body, 'result', 'meta', 'IdToken'), '']) {
      const headers = { authorization: `Bearer ${String(token)}` };
      expect((await app.request(`${ordersApi}/vendors`, { headers })).status).toBe(401);
    }
  });

  it('does not store passwords and refresh tokens in plain text', async () => {
    const { service, refreshToken } = await signIn();
    const stored = JSON.stringify([
      ...service.store.all('account'),
      ...service.store.all('session'),
      ...service.store.all('refreshToken'),
    ]);
    expect(stored).not.toContain(demoPassword);
    expect(stored).not.toContain(String(refreshToken));
  });
});
