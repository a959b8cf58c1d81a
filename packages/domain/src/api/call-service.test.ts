import { allSettled, scopeBind, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { countryParameterContract } from '../contracts/country-parameter.ts';
import { callServiceFx } from './call-service.ts';
import { requestTimeoutMs } from './request-timeout.ts';
import { $credentials, noCredentials, type Credentials } from './credentials.ts';
import { loadCountryParameterFx } from './country-parameters.ts';
import { quoteFeeFx } from './delivery.ts';
import { createOrderFx, listOrdersFx } from './orders.ts';
import { $serverOffsetMs } from './server-time.ts';
import { orderBodyFixture } from '../testing/fixtures.ts';
import { seedScope, type Seed } from '../testing/seed-scope.ts';
import {
  createScriptedService,
  networkError,
  jsonResponse,
  type ScriptedResponse,
} from '../testing/scripted-service.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';

const parameter = () => jsonResponse(200, { result: '0000:2359' });
const readParameter = (scope: Scope) =>
  scopeBind(loadCountryParameterFx, { scope })({ name: 'serviceHours' });

const setUp = (responses: Parameters<typeof createScriptedService>, seed: Seed = {}) => {
  const clock = createVirtualClock();
  const service = createScriptedService(...responses);
  return { clock, service, scope: seedScope({ clock, fetch: service.fetch, ...seed }) };
};

describe('a service call', () => {
  // Proves: call.get-country-parameter, call-rule.base-address
  it('requests the path of its contract with all placeholders filled', async () => {
    const { clock, scope, service } = setUp([parameter]);

    await expect(clock.runUntil(readParameter(scope))).resolves.toBe('0000:2359');

    expect(service.received[0]).toMatchObject({
      url: '/orders/api/v1/get-country-parameter/serviceHours',
      method: 'GET',
    });
  });

  // Proves: history.query
  it('sends query parameters under their wire names and omits undefined ones', async () => {
    const { clock, scope, service } = setUp([
      () => jsonResponse(200, { result: { data: [], pagination_key: null } }),
    ]);

    await clock.runUntil(
      scopeBind(listOrdersFx, { scope })({
        vendorId: 'a/b',
        from: 1_700_000_000_500,
        includeOutlets: true,
        category: 'CANCELLED',
      }),
    );

    expect(service.received[0]?.url).toBe(
      '/orders/api/v1/vendor/a%2Fb/orders?from=1700000000&include_outlets=true&status_category=CANCELLED',
    );
  });

  it.each<[string, ScriptedResponse, object]>([
    ['a lost connection', networkError, { kind: 'offline' }],
    [
      'a refusal',
      () => jsonResponse(400, { message: 'SignatureExpired' }),
      { kind: 'rejected', status: 400, message: 'SignatureExpired', translationKey: null },
    ],
    [
      'a refusal with a list of keys',
      () => jsonResponse(400, { message: 'no', meta: { translation_key: ['first', 'second'] } }),
      { translationKey: 'first' },
    ],
    [
      'a refusal that is not JSON',
      () => new Response('<html>', { status: 502 }),
      { kind: 'rejected', status: 502, message: '' },
    ],
    ['a 403', () => jsonResponse(403, { message: 'not yours' }), { kind: 'unauthorized', status: 403 }],
    [
      'a response that does not match the contract',
      () => jsonResponse(200, { result: { order_id: 7 } }),
      { kind: 'unreadable', contract: 'createOrder' },
    ],
    [
      'a response that is not JSON',
      () => new Response('{"result":'),
      { kind: 'unreadable', contract: 'createOrder' },
    ],
  ])('rejects with an ApiFailure after %s', async (_, response, failure) => {
    const { clock, scope } = setUp([response]);

    const call = scopeBind(createOrderFx, { scope })({ body: orderBodyFixture(), key: 'key-1' });

    await expect(clock.runUntil(call)).rejects.toMatchObject(failure);
  });

  it('times out when no response arrives, even if the connection ignores the abort', async () => {
    const { clock, scope } = setUp([() => new Promise<Response>(() => undefined)]);
    const started = clock.now();

    await expect(
      clock.runUntil(scopeBind(createOrderFx, { scope })({ body: orderBodyFixture(), key: 'key-1' })),
    ).rejects.toEqual({ kind: 'timeout' });

    expect(clock.now() - started).toBe(requestTimeoutMs);
    expect(clock.sleeperCount).toBe(0);
  });

  it('fails with the kind "offline" when its contract cannot be loaded, and succeeds once it loads', async () => {
    const { clock, scope, service } = setUp([parameter]);
    const call = scopeBind(callServiceFx, { scope });
    const request = { request: { params: { name: 'serviceHours' } }, options: {} };

    await expect(
      call({ ...request, contract: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ).rejects.toEqual({ kind: 'offline' });
    expect(service.received).toEqual([]);

    await expect(
      clock.runUntil(call({ ...request, contract: () => Promise.resolve(countryParameterContract) })),
    ).resolves.toEqual({ result: '0000:2359' });
  });

  it('omits the content of a malformed response from the failure', async () => {
    const { clock, scope } = setUp([() => jsonResponse(200, { result: 4711 })]);

    const failure: unknown = await clock.runUntil(readParameter(scope).catch((error: unknown) => error));

    expect(JSON.stringify(failure)).not.toContain('4711');
  });
});

describe('a retry', () => {
  // Proves: call-rule.retries, constant.request-retries
  it('happens three times after a lost GET, with pauses of at least 6 s in total', async () => {
    const { clock, scope, service } = setUp([networkError]);
    const started = clock.now();

    await expect(clock.runUntil(readParameter(scope))).rejects.toEqual({ kind: 'offline' });

    expect(service.received).toHaveLength(4);
    expect(clock.now() - started).toBeGreaterThanOrEqual(6000);
    expect(clock.now() - started).toBeLessThan(9000);
  });

  // Proves: call-rule.retries
  it('waits for the time in the Retry-After header', async () => {
    const { clock, scope } = setUp([
      () => jsonResponse(429, { message: 'slow down' }, { 'retry-after': '7' }),
      parameter,
    ]);
    const started = clock.now();

    await clock.runUntil(readParameter(scope));

    expect(clock.now() - started).toBeGreaterThanOrEqual(7000);
  });

  it('does not happen after a definite refusal', async () => {
    const { clock, scope, service } = setUp([() => jsonResponse(404, { message: 'unknown' })]);

    await clock.runUntil(readParameter(scope).catch(() => undefined));

    expect(service.received).toHaveLength(1);
  });

  // Proves: call.post-delivery-fee
  it('happens after a lost POST that changes nothing', async () => {
    const { clock, scope, service } = setUp([
      networkError,
      () => jsonResponse(200, { result: { fee: 60, signature: 's' } }),
    ]);
    const trip = {
      origin: { latitude: 1, longitude: 2 },
      destination: { latitude: 3, longitude: 4 },
      vendorId: 'k4ch',
    };

    await expect(clock.runUntil(scopeBind(quoteFeeFx, { scope })(trip))).resolves.toEqual({
      amount: 60,
      signature: 's',
    });

    expect(service.received[1]?.body).toEqual({
      source: trip.origin,
      destination: trip.destination,
      vendor_id: 'k4ch',
      delivery_type: 'food',
    });
  });

  // Proves: call-rule.creations-once
  it.each([
    ['a lost connection', networkError],
    ['a 500', () => jsonResponse(500, { message: 'internal' })],
    ['a 429', () => jsonResponse(429, { message: 'slow down' })],
  ])('never happens for the creation of an order, not even after %s', async (_, response) => {
    const { clock, scope, service } = setUp([response]);

    await clock.runUntil(
      scopeBind(createOrderFx, { scope })({ body: orderBodyFixture(), key: 'key-1' }).catch(() => undefined),
    );
    await clock.advance(60_000);

    expect(service.received).toHaveLength(1);
    expect(service.received[0]?.headers.get('idempotency-key')).toBe('key-1');
  });
});

describe('a country parameter', () => {
  // Proves: call-rule.parameter-cache, constant.country-parameter-cache
  it('is cached for five minutes, separately for each account', async () => {
    const one: Credentials = { ...noCredentials, accessToken: 'one' };
    const { clock, scope, service } = setUp([parameter], { values: [[$credentials, one]] });

    await clock.runUntil(readParameter(scope));
    await clock.advance(299_000);
    await expect(clock.runUntil(readParameter(scope))).resolves.toBe('0000:2359');
    const withinFiveMinutes = service.received.length;
    await clock.advance(2000);
    await clock.runUntil(readParameter(scope));
    const afterFiveMinutes = service.received.length;
    await allSettled($credentials, { scope, params: { ...one, accessToken: 'other' } });
    await clock.runUntil(readParameter(scope));

    expect([withinFiveMinutes, afterFiveMinutes, service.received.length]).toEqual([1, 2, 3]);
  });
});

describe('the server offset', () => {
  it('is measured from the Date header and ignores changes smaller than its precision', async () => {
    const clock = createVirtualClock();
    const ahead = 3 * 3_600_000;
    const { fetch } = createScriptedService(() =>
      jsonResponse(200, { result: 'true' }, { date: new Date(clock.now() + ahead).toUTCString() }),
    );
    const scope = seedScope({ clock, fetch });

    await allSettled(loadCountryParameterFx, { scope, params: { name: 'serviceHours' } });
    const measured = scope.getState($serverOffsetMs);
    await clock.advance(700);
    await allSettled(loadCountryParameterFx, { scope, params: { name: 'onlinePaymentActivated' } });

    expect(Math.abs(measured - ahead)).toBeLessThanOrEqual(1000);
    expect(scope.getState($serverOffsetMs)).toBe(measured);
  });
});
