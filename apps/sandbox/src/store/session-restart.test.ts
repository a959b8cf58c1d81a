import { describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { at, createHarness, noon, ordersApi, type Harness } from '../testing/harness.ts';
import { createStore } from './store.ts';

const dayMs = 24 * 3_600_000;
const keyHeaders = { 'idempotency-key': 'order-1', 'content-type': 'application/json' };

/** Signs a guest in. Returns the `Authorization` header and an order that the guest may place. */
const signInAsGuest = async (harness: Harness) => {
  const login = await harness.visitor.post(`${ordersApi}/login/guest`, { country_code: 'bd' });
  const token = String(at(login.body, 'result', 'token'));
  const vendor = await harness.vendorOfToken(token);
  const headers = { authorization: `Bearer ${token}` };
  const location = { ...vendor.point, address: 'Stall 4, Mela Ground', notes: '' };
  const sender = { location, name: 'Mela Sweets', email: '', phone_number: '+8801712004420' };
  const client = {
    ...harness.visitor,
    post: (path: string, body: unknown) => harness.visitor.post(path, body, headers),
  };
  const order = { ...(await harness.orderBody(client, vendor.id)), vendor_id: 'vendorID', sender };
  return { headers, order, vendorId: 'vendorID' };
};

/** Signs in with a partner token from the example of a partner's app. */
const signInAsPartner = async (harness: Harness) => {
  const reply = await harness.visitor.post('/partner/token', {});
  const headers = { authorization: `GoDroid ${String(at(reply.body, 'token'))}` };
  const client = {
    ...harness.visitor,
    post: (path: string, body: unknown) => harness.visitor.post(path, body, headers),
  };
  return { headers, order: await harness.orderBody(client, 'k7rm'), vendorId: 'k7rm' };
};

/** Opens a second service with the harness's store, as a restarted process does. */
const restart = ({ service }: Harness, elapsed: number): Sandbox =>
  createSandbox({ store: service.store, clock: { now: () => noon + elapsed } });

describe.each([
  { session: 'guest', signIn: signInAsGuest, lifetimeMs: dayMs },
  { session: 'partner', signIn: signInAsPartner, lifetimeMs: dayMs / 3 },
])('$session session', ({ signIn, lifetimeMs }) => {
  it('can read its orders and repeat an idempotent request after a restart', async () => {
    const harness = createHarness({ store: createStore() });
    const { headers, order, vendorId } = await signIn(harness);
    const place = async ({ app }: Sandbox) => {
      const body = JSON.stringify(order);
      const reply = await app.request(`${ordersApi}/order`, {
        method: 'POST',
        body,
        headers: { ...headers, ...keyHeaders },
      });
      return { status: reply.status, body: await reply.json() };
    };
    const placed = await place(harness);
    expect(placed.status).toBe(200);

    const restarted = restart(harness, lifetimeMs - 1000);
    expect(await place(restarted)).toEqual(placed);
    const id = String(at(placed.body, 'result', 'order_id'));
    const query = `vendorId=${vendorId}&orderId=${id}`;
    const found = await restarted.app.request(`${ordersApi}/order?${query}`, { headers });
    expect(at(await found.json(), 'result', 'order_id')).toBe(id);
  });

  it('ends when its token expires, and a restart then removes it', async () => {
    const harness = createHarness({ store: createStore() });
    const { headers } = await signIn(harness);
    const restarted = restart(harness, lifetimeMs);
    expect((await restarted.app.request(`${ordersApi}/vendors`, { headers })).status).toBe(401);
    expect([...harness.service.store.all('session')]).toEqual([]);
  });
});
