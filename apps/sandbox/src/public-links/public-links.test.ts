import { linkDaysAfterEnd, proofDays } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { randomText } from '../cryptography/encoding.ts';
import { at, createHarness, ordersApi, type Harness, type TestClient } from '../testing/harness.ts';

const dayMs = 86_400_000;

const issueLink = async (client: TestClient, orderId: string): Promise<string> => {
  const { body } = await client.put(`${ordersApi}/order/link/issue`, {
    vendor_id: 'y0ud',
    order_id: orderId,
  });
  return at(body, 'result', 'token') as string;
};

const revokeLink = (client: TestClient, orderId: string) =>
  client.put(`${ordersApi}/order/link/revoke`, { vendor_id: 'y0ud', order_id: orderId });

/** Places an order of the demo account and issues its link. */
const start = async (options: Parameters<typeof createHarness>[0] = {}) => {
  const harness = createHarness({ settings: { speed: 1 }, ...options });
  const client = await harness.createClient();
  const orderId = await harness.placeOrder(client);
  const token = await issueLink(client, orderId);
  const open = (linkToken = token) => harness.visitor.get(`${ordersApi}/public/orders/${linkToken}`);
  return { ...harness, client, orderId, token, open };
};

/** Advances the clock by minutes until the order has the phase. */
const advanceTo = async (harness: Harness & { open: () => Promise<{ body: unknown }> }, phase: string) => {
  for (let minute = 0; minute < 300; minute += 1) {
    const { body } = await harness.open();
    if (at(body, 'result', 'phase') === phase) return at(body, 'result') as Record<string, unknown>;
    await harness.advance(30_000);
  }
  throw new Error(`The order never reached ${phase}.`);
};

describe('public link', () => {
  // Proves: public-page.link
  it('opens an order without a session, under a token of 256 bits', async () => {
    const { open, token, orderId } = await start();

    const { status, body } = await open();

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toContain(orderId);
    expect([status, at(body, 'result', 'phase')]).toEqual([200, 'preparing']);
  });

  // Proves: public-page.private
  it.each(['preparing', 'courier-accepted', 'near-customer', 'delivered'])(
    'shows nothing private in the phase %s',
    async (phase) => {
      const harness = await start();
      await advanceTo(harness, phase);
      const [order] = await harness.storedOrders();
      const riderName = order?.rider?.name ?? 'no rider yet';

      const text = JSON.stringify((await harness.open()).body);

      for (const secret of ['Sadia Rahman', '1711000111', 'Ring twice', 'Biryani', '"y0ud"', riderName])
        expect(text).not.toContain(secret);
    },
  );

  // Proves: public-page.rider
  it('shows the rider only while the rider is on the way', async () => {
    const harness = await start();
    const before = await advanceTo(harness, 'preparing');
    const coming = await advanceTo(harness, 'courier-accepted');
    const near = await advanceTo(harness, 'near-customer');
    const after = await advanceTo(harness, 'delivered');

    expect([before['rider'], after['rider'], after['eta_minutes']]).toEqual([null, null, null]);
    const [order] = await harness.storedOrders();
    const firstName = order?.rider?.name.split(' ')[0];
    const phoneNumber = order?.rider?.phone_number;
    expect([coming, near]).toMatchObject([
      { rider: { first_name: firstName, phone_number: phoneNumber }, eta_minutes: expect.any(Number) },
      { rider: { first_name: firstName, phone_number: phoneNumber }, eta_minutes: expect.any(Number) },
    ]);
  });

  it('has a receipt with amounts, times and proofs after the delivery', async () => {
    const harness = await start();
    expect(await advanceTo(harness, 'collected')).toMatchObject({ receipt: null });

    const { receipt } = await advanceTo(harness, 'delivered');

    const [order] = await harness.storedOrders();
    expect(receipt).toMatchObject({
      order_id: harness.orderId,
      amount: 450,
      paid_to_rider: 450,
      payment_method: 'CASH_ON_DELIVERY',
      ended_at: order?.status_history.at(-1)?.created_at,
      proofs: [{ kind: 'pickup' }, { kind: 'delivery' }],
    });
  });

  it('keeps its token when it is issued again', async () => {
    const { client, orderId, token } = await start();

    expect(await issueLink(client, orderId)).toBe(token);
  });

  it('is not issued and not revoked for an order of another account', async () => {
    const { createClient, orderId, open } = await start();
    const stranger = await createClient('single@saddlebag.test');

    const issued = await stranger.put(`${ordersApi}/order/link/issue`, {
      vendor_id: 'y0ud',
      order_id: orderId,
    });

    expect([issued.status, (await revokeLink(stranger, orderId)).status]).toEqual([404, 404]);
    expect((await open()).status).toBe(200);
  });

  it('stops working when the vendor revokes it, and a new link has another token', async () => {
    const { client, orderId, token, open } = await start();

    expect(at((await revokeLink(client, orderId)).body, 'result', 'revoked')).toBe(true);

    const revoked = await open();
    expect([revoked.status, at(revoked.body, 'meta', 'translation_key')]).toEqual([
      410,
      'error.link-revoked',
    ]);
    const newToken = await issueLink(client, orderId);
    expect(newToken).not.toBe(token);
    expect([(await open()).status, (await open(newToken)).status]).toEqual([410, 200]);
  });

  it('does nothing when the vendor revokes a link that was never issued', async () => {
    const { client, placeOrder } = await start();

    const { body } = await revokeLink(client, await placeOrder(client));

    expect(at(body, 'result', 'revoked')).toBe(false);
  });

  // Proves: public-page.expiry
  it('expires two weeks after the end of the order', async () => {
    const harness = await start();
    const { receipt } = await advanceTo(harness, 'delivered');
    const endsAt = Date.parse(at(receipt, 'ended_at') as string) + linkDaysAfterEnd * dayMs;
    const remaining = endsAt - harness.service.clock.now();
    await harness.advance(7 * dayMs);
    await harness.advance(remaining - 7 * dayMs - 1);
    expect((await harness.open()).status).toBe(200);

    await harness.advance(1);

    const expired = await harness.open();
    expect([expired.status, at(expired.body, 'meta', 'translation_key')]).toEqual([
      410,
      'error.link-expired',
    ]);
  });

  it('is stored without its token', async () => {
    const { service, token } = await start();

    expect(JSON.stringify([...service.store.all('orderLink')])).not.toContain(token);
  });
});

describe('proof of a public link', () => {
  // Proves: public-page.proofs
  it('is a picture for a week and then answers 404', async () => {
    const harness = await start();
    await advanceTo(harness, 'delivered');
    const load = () => harness.visitor.get(`${ordersApi}/public/orders/${harness.token}/proofs/delivery`);
    expect(at((await load()).body, 'result', 'image')).toMatch(/^data:image\/svg\+xml;base64,/);

    await harness.advance(proofDays * dayMs);

    expect((await load()).status).toBe(404);
    expect((await harness.open()).status).toBe(200);
  });

  it('answers 404 before the rider takes it', async () => {
    const { visitor, token } = await start();

    expect((await visitor.get(`${ordersApi}/public/orders/${token}/proofs/return`)).status).toBe(404);
  });
});

describe('guessed token', () => {
  const addressOf = () => '192.0.2.1';

  it('is answered like an order id, an empty hash or any other unknown token', async () => {
    const { open, orderId } = await start();

    const replies = await Promise.all([open(randomText()), open(orderId), open('%00')]);

    expect(new Set(replies.slice(0, 2).map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(
      1,
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 400]);
  });

  // Proves: public-page.guessing
  it('finds nothing in 10,000 attempts, of which the service answers 30 a minute', async () => {
    const { open } = await start({ addressOf });
    const counts = new Map<number, number>();

    for (let attempt = 0; attempt < 10_000; attempt += 1) {
      const { status } = await open(randomText());
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }

    expect([...counts]).toEqual([
      [404, 30],
      [429, 9970],
    ]);
  });

  it('delays the valid link of the same address for at most a minute', async () => {
    const { open, token, visitor, advance } = await start({ addressOf });
    for (let attempt = 0; attempt < 30; attempt += 1)
      await visitor.get(`${ordersApi}/public/orders/${randomText()}/proofs/delivery`);
    const limited = await open(token);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);

    await advance(60_000);

    expect((await open(token)).status).toBe(200);
  });

  it('leaves readers of valid links unlimited', async () => {
    const { open } = await start({ addressOf });
    for (let attempt = 0; attempt < 100; attempt += 1) expect((await open()).status).toBe(200);
  });
});
