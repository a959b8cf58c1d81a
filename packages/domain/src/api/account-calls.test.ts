import { describe, expect, it } from 'vitest';
import type { RegistrationBody } from '../contracts/registration.ts';
import { sessionFixture } from '../testing/fixtures.ts';
import { registerFx } from './registration.ts';
import { extendSessionFx, loginFx, logoutFx } from './session.ts';
import { noCredentials } from './credentials.ts';
import { callOnce } from './test/call-once.ts';

const user = { id: 'user-1', email: 'demo@saddlebag.test' };
const meta = { AccessToken: 'access-1', IdToken: 'id-1', Expires: sessionFixture().expiresAt };

describe('an account call', () => {
  // Proves: call.post-login, entity.auth, call-rule.content-type
  it('logs in with email_address and password as JSON and returns the user and the tokens', async () => {
    const { sent, headers, value } = await callOnce(
      loginFx,
      { email: 'demo@saddlebag.test', password: 'Saddle1!bag' },
      { result: { user, meta: { ...meta, RefreshToken: 'refresh-1' } } },
    );

    expect(sent).toEqual([
      'POST',
      '/login',
      { email_address: 'demo@saddlebag.test', password: 'Saddle1!bag' },
    ]);
    expect(headers?.get('content-type')).toBe('application/json');
    expect(value).toEqual(sessionFixture());
  });

  // Proves: call.post-login
  it('returns the status and message of a refused login', async () => {
    const { value } = await callOnce(
      loginFx,
      { email: 'demo@saddlebag.test', password: 'x' },
      { message: 'not-authorized' },
      401,
    );

    expect(value).toMatchObject({ kind: 'unauthorized', status: 401, message: 'not-authorized' });
  });

  // Proves: call.post-login-extend
  it('keeps the refresh token when the response to a session extension has none', async () => {
    const { sent, value } = await callOnce(
      extendSessionFx,
      { refreshToken: 'refresh-1' },
      { result: { user, meta } },
    );

    expect(sent).toEqual(['POST', '/login/extend', { refresh_token: 'refresh-1' }]);
    expect(value).toEqual(sessionFixture());
  });

  // Proves: call.post-logout
  it.each([true, false])('logs out with an empty body and returns %j', async (result) => {
    const credentials = { ...noCredentials, accessToken: 'access-1' };
    const { sent, headers, value } = await callOnce(logoutFx, credentials, { result });

    expect(sent).toEqual(['POST', '/logout', {}]);
    expect(headers?.get('authorization')).toBe('Bearer access-1');
    expect(value).toBe(result);
  });

  // Proves: call.post-register, error.registration-key
  it('sends a registration and returns the first translation key of its refusal', async () => {
    const body: RegistrationBody = {
      registration_type: 'NPV',
      business_name: 'Lal Tip Tehari',
      country_code: 'bd',
      email_address: 'owner@example.test',
      mobile_number: null,
      password: 'N3w!saddle-bag',
      vat_number: null,
      terms_accepted: true,
    };
    const { sent, headers, value } = await callOnce(
      registerFx,
      { body, key: 'key-1' },
      { message: 'no', meta: { translation_key: ['account.error.account-exists', 'another'] } },
      400,
    );

    expect(sent).toEqual(['POST', '/register', body]);
    expect(headers?.get('idempotency-key')).toBe('key-1');
    expect(value).toMatchObject({ kind: 'rejected', translationKey: 'account.error.account-exists' });
  });
});
