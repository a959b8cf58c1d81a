import { describe, expect, it } from 'vitest';
import { nodeCryptography } from '../node-cryptography.ts';
import { demoPassword } from '../seed/demo-accounts.ts';
import { at, createHarness, ordersService } from '../testing/harness.ts';

const login = `${ordersService}/login`;
const extend = `${ordersService}/login/extend`;
const credentials = { email_address: 'demo@saddlebag.test', password: demoPassword };

const signIn = async () => {
  const harness = createHarness({ cryptography: nodeCryptography });
  const { body } = await harness.visitor.post(login, credentials);
  return { ...harness, refreshToken: at(body, 'result', 'meta', 'RefreshToken'), body };
};

describe('signing in', () => {
  it('gives the user and the tokens that open the account', async () => {
    const { app, body } = await signIn();
    expect(at(body, 'result', 'user', 'email')).toBe('demo@saddlebag.test');
    const authorization = `Bearer ${String(at(body, 'result', 'meta', 'AccessToken'))}`;
    const vendors = await app.request(`${ordersService}/vendors`, { headers: { authorization } });
    expect(at(await vendors.json(), 'result', 'vendors')).toHaveLength(4);
  });

  it('takes the address in any case and with blanks around it', async () => {
    const { visitor } = createHarness({ cryptography: nodeCryptography });
    const reply = await visitor.post(login, { ...credentials, email_address: '  Demo@Saddlebag.TEST ' });
    expect(reply.status).toBe(200);
  });

  it('says the same to a wrong password and to an unknown address', async () => {
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

  it('refuses a body without a password', async () => {
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
    expect((await app.request(`${ordersService}/vendors`, { headers: { authorization } })).status).toBe(200);
  });

  it('ends the whole session when a refresh token comes a second time', async () => {
    const { visitor, app, refreshToken } = await signIn();
    const renewed = await visitor.post(extend, { refresh_token: refreshToken });
    expect((await visitor.post(extend, { refresh_token: refreshToken })).status).toBe(401);

    const successor = at(renewed.body, 'result', 'meta', 'RefreshToken');
    expect((await visitor.post(extend, { refresh_token: successor })).status).toBe(401);
    const authorization = `Bearer ${String(at(renewed.body, 'result', 'meta', 'AccessToken'))}`;
    expect((await app.request(`${ordersService}/vendors`, { headers: { authorization } })).status).toBe(401);
  });

  it('lets only one of two requests with the same refresh token through', async () => {
    const { visitor, refreshToken } = await signIn();
    const replies = await Promise.all(
      [1, 2].map(() => visitor.post(extend, { refresh_token: refreshToken })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 401]);
  });

  it('refuses a refresh token that it never gave', async () => {
    expect((await createHarness().visitor.post(extend, { refresh_token: 'made-up' })).status).toBe(401);
  });

  it('refuses a refresh token after a month', async () => {
    const { visitor, advance, refreshToken } = await signIn();
    for (let week = 0; week < 5; week += 1) await advance(7 * 24 * 3600 * 1000);
    expect((await visitor.post(extend, { refresh_token: refreshToken })).status).toBe(401);
  });
});

describe('a session', () => {
  it('is over when its token expires by the service clock', async () => {
    const { signedIn, advance } = createHarness();
    const client = await signedIn();
    await advance(3599_000);
    expect((await client.get(`${ordersService}/vendors`)).status).toBe(200);
    await advance(1000);
    expect((await client.get(`${ordersService}/vendors`)).status).toBe(401);
  });

  it('is over at once after a logout', async () => {
    const { signedIn } = createHarness();
    const client = await signedIn();
    expect(at((await client.post(`${ordersService}/logout`, {})).body, 'result')).toBe(true);
    expect((await client.get(`${ordersService}/vendors`)).status).toBe(401);
  });

  it('cannot be forged, opened by an id token or by another service', async () => {
    const { app, body } = await signIn();
    const { signedIn } = createHarness();
    const access = String(at(body, 'result', 'meta', 'AccessToken'));
    const [header, claims, signature] = access.split('.');
    const forged = `${header}.${btoa(atob(claims ?? '').replace('a-dhaka-01', 'a-other-01'))}.${signature}`;
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${claims}.`;
    const elsewhere = (await signedIn()).accessToken;
    for (const token of [forged, unsigned, elsewhere, at(body, 'result', 'meta', 'IdToken'), '']) {
      const headers = { authorization: `Bearer ${String(token)}` };
      expect((await app.request(`${ordersService}/vendors`, { headers })).status).toBe(401);
    }
  });

  it('keeps passwords and refresh tokens out of the store', async () => {
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
