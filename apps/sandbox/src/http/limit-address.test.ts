import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const start = () => {
  const harness = createHarness({
    settings: { guests_per_minute: 2, registrations_per_minute: 2, flags: { GuestCheckout: true } },
    addressOf: (context) => context.req.header('x-address') ?? null,
  });
  const send = (path: string, address: string | null) =>
    harness.visitor.post(
      ordersApi + path,
      { country_code: 'bd' },
      address === null ? {} : { 'x-address': address },
    );
  return { ...harness, send };
};

describe('address of a client', () => {
  it.each([
    ['guest sessions', '/login/guest', 'guest.refused'],
    ['registrations', '/register', 'account.error.service'],
  ])('has a limited number of %s per minute', async (_, path, key) => {
    const { send, advance } = start();
    const first = await send(path, '192.0.2.1');
    await advance(45_000);
    expect((await send(path, '192.0.2.1')).status).toBe(first.status);
    const refused = await send(path, '192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
    expect(at(refused.body, 'meta', 'translation_key')).toBe(key);

    expect((await send(path, '192.0.2.2')).status).toBe(first.status);
    await advance(15_000);
    expect((await send(path, '192.0.2.1')).status).toBe(first.status);
  });

  it('can create as many guest sessions per minute as the settings allow', async () => {
    const { send, visitor } = start();
    await visitor.post('/sandbox/settings', { guests_per_minute: 3 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await send('/login/guest', '192.0.2.1')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('has no limit if the host knows no addresses', async () => {
    const { send } = start();
    for (let count = 0; count < 4; count += 1) expect((await send('/login/guest', null)).status).toBe(200);
  });
});
