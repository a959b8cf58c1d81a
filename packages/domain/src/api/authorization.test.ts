import { scopeBind, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  $credentials,
  $renewCredentials,
  authorizationHeader,
  noCredentials,
  type Credentials,
} from './credentials.ts';
import { loadCountryParameterFx } from './country-parameters.ts';
import { createOrderFx } from './orders.ts';
import { loginFx } from './session.ts';
import { orderBodyFixture } from '../testing/fixtures.ts';
import { seedScope, type Seed } from '../testing/seed-scope.ts';
import { createScriptedService, jsonResponse } from '../testing/scripted-service.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';

const readParameter = (scope: Scope) =>
  scopeBind(loadCountryParameterFx, { scope })({ name: 'serviceHours' });

const setUp = (responses: Parameters<typeof createScriptedService>, seed: Seed = {}) => {
  const clock = createVirtualClock();
  const service = createScriptedService(...responses);
  return { clock, service, scope: seedScope({ clock, fetch: service.fetch, ...seed }) };
};

describe('authorization', () => {
  const tokens = { embeddedToken: 'e', accessToken: 'a', idToken: 'i', storedToken: 's' };

  // Proves: call-rule.authorization-embedded, call-rule.authorization-session
  // Proves: call-rule.authorization-stored
  it.each<[header: string | null, situation: string, changes: Partial<Credentials>]>([
    ['GoDroid e', 'all tokens', {}],
    ['Bearer a', 'no partner token', { embeddedToken: null }],
    ['Bearer i', 'only an ID token and a stored token', { embeddedToken: null, accessToken: null }],
    ['Bearer s', 'only a stored token', { embeddedToken: null, accessToken: null, idToken: null }],
    [null, 'no token', noCredentials],
  ])('builds the header %j from credentials with %s', (header, _, changes) => {
    expect(authorizationHeader({ ...tokens, ...changes })).toBe(header);
  });

  const fresh: Credentials = { ...noCredentials, accessToken: 'fresh' };
  const stale: Credentials = { ...noCredentials, accessToken: 'stale' };
  const refuse = () => jsonResponse(401, { message: 'expired' });

  it('renews refused credentials once and repeats the call with them', async () => {
    const { clock, scope, service } = setUp(
      [refuse, () => jsonResponse(201, { result: { order_id: 'k4ch-000001' } })],
      {
        values: [
          [$credentials, stale],
          [
            $renewCredentials,
            (credentials: Credentials) => Promise.resolve(credentials.accessToken === 'stale' ? fresh : null),
          ],
        ],
      },
    );

    await expect(
      clock.runUntil(scopeBind(createOrderFx, { scope })({ body: orderBodyFixture(), key: 'key-1' })),
    ).resolves.toEqual({
      orderId: 'k4ch-000001',
    });

    expect(service.received.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer stale',
      'Bearer fresh',
    ]);
    expect(service.received.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });

  it('fails when the renewed credentials are refused too', async () => {
    const { clock, scope, service } = setUp([refuse], {
      values: [
        [$credentials, stale],
        [$renewCredentials, () => Promise.resolve(fresh)],
      ],
    });

    await expect(clock.runUntil(readParameter(scope))).rejects.toMatchObject({
      kind: 'unauthorized',
      status: 401,
    });

    expect(service.received).toHaveLength(2);
  });

  it('sends no Authorization header with a login', async () => {
    const { clock, scope, service } = setUp([() => jsonResponse(401, { message: 'not-authorized' })], {
      values: [[$credentials, stale]],
    });

    await expect(
      clock.runUntil(scopeBind(loginFx, { scope })({ email: 'a@b.test', password: 'x' })),
    ).rejects.toMatchObject({
      message: 'not-authorized',
    });

    expect(service.received.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
  });
});
