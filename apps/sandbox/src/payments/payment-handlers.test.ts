import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';
import { encryptWithKey, startPayment } from '../testing/payments.ts';

const paymentStatus = (reply: { readonly body: unknown }) => at(reply.body, 'result', 'status');

describe('opening a wallet', () => {
  it('answers 400 when the country does not take online payments', async () => {
    const { createClient } = createHarness();
    const reply = await (await createClient()).post(`${ordersApi}/order/payment/auth/y0ud`, {});
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, 'error.payment.init']);
  });

  it('returns a token that is valid for its account for ten minutes', async () => {
    const { client, createClient, openWallet, order, advance } = await startPayment();
    const bearer_token = await openWallet();
    const createIntentWith = (token: string) =>
      client.post(`${ordersApi}/order/payment/intent`, {
        wallet_id: 'any',
        bearer_token: token,
        vendor_id: 'y0ud',
        order,
      });
    const stranger = await createClient('single@saddlebag.test');
    const foreign = await stranger.post(`${ordersApi}/order/payment/auth/q4hs`, {});
    expect((await createIntentWith(at(foreign.body, 'result', 'access_token') as string)).status).toBe(400);
    expect((await createIntentWith('9999999999.AAAA')).status).toBe(400);

    await advance(600_000 - 1);
    expect((await createIntentWith(bearer_token)).status).toBe(200);
    await advance(1);
    expect(at((await createIntentWith(bearer_token)).body, 'message')).toBe('WalletExpired');
  });
});

describe('payment intent', () => {
  // Proves: state.payment-intent
  it('creates no order and charges nothing', async () => {
    const { prepare, countNewOrders } = await startPayment();
    const { read } = await prepare();
    expect(await read()).toMatchObject({ status: 'open', order_id: null });
    expect(await countNewOrders()).toBe(0);
  });

  it('is refused for the same reasons as the order', async () => {
    const { createIntent, client, order, advance } = await startPayment();
    const unpaid = { ...order, order: { ...order.order, payment_method: 'CASH_ON_DELIVERY' as const } };
    expect((await createIntent(client, unpaid)).status).toBe(400);
    expect((await createIntent(client, { ...order, delivery_fee: 1 })).status).toBe(400);
    await advance(15 * 60_000);
    expect(at((await createIntent()).body, 'message')).toBe('SignatureExpired');
  });
});

describe('payment confirmation', () => {
  // Proves: state.payment-confirmed
  it('charges a saved card and creates the order only once', async () => {
    const { prepare, countNewOrders } = await startPayment();
    const { offer, confirm, read } = await prepare();
    const saved = { payment_instrument_id: at(offer, 'payment_instruments', 0, 'payment_instrument_id') };

    const first = await confirm(saved, 'key-1');
    expect(paymentStatus(first)).toBe('paid');
    expect((await confirm(saved, 'key-1')).body).toEqual(first.body);
    expect((await confirm(saved, 'key-2')).body).toEqual(first.body);
    expect((await confirm(saved)).body).toEqual(first.body);
    expect(await read()).toEqual(at(first.body, 'result'));
    expect(await countNewOrders()).toBe(1);
  });

  it('accepts a new card in the format of either provider', async () => {
    const { prepare, countNewOrders } = await startPayment();
    const singleText = await prepare();
    expect(paymentStatus(await singleText.confirm(await singleText.newCard('approved')))).toBe('paid');

    const { offer, confirm } = await prepare();
    const spki = at(offer, 'public_key', 'spki') as string;
    const card = {
      key_id: at(offer, 'public_key', 'key_id'),
      save_card: false,
      holder_name: 'Farhana Islam',
      encrypted_card_number: await encryptWithKey(spki, '4111111111111111'),
      encrypted_expiry_month: await encryptWithKey(spki, '04'),
      encrypted_expiry_year: await encryptWithKey(spki, '2039'),
      encrypted_security_code: await encryptWithKey(spki, '123'),
    };
    expect(
      paymentStatus(
        await confirm({ payment_method: 'cybersource_creditcard', payment_instrument_id: 'NEW', card }),
      ),
    ).toBe('paid');
    expect(await countNewOrders()).toBe(2);
  });

  it('saves a card on request, without its full number', async () => {
    const { prepare, service } = await startPayment();
    const { confirm, newCard } = await prepare();
    await confirm(await newCard('approved', { save_card: true }));

    const { offer } = await prepare();
    expect(at(offer, 'payment_instruments')).toMatchObject([{}, {}, { card_last_digits: '1111' }]);
    expect(JSON.stringify([...service.store.all('card'), ...service.store.all('payment')])).not.toContain(
      '4111111111111111',
    );
  });

  it('leaves the intent open when the card is declined', async () => {
    const { prepare, countNewOrders } = await startPayment();
    const { confirm, newCard, read } = await prepare();
    const declined = await confirm(await newCard('declined'));
    expect([declined.status, at(declined.body, 'message')]).toEqual([402, 'CardDeclined']);
    expect(await read()).toMatchObject({ status: 'open' });
    expect(paymentStatus(await confirm(await newCard('approved')))).toBe('paid');
    expect(await countNewOrders()).toBe(1);
  });

  it('refuses a card that was not encrypted with the service key', async () => {
    const { prepare, countNewOrders } = await startPayment();
    const { confirm, newCard } = await prepare();
    for (const change of [
      { encrypted_card_data: 'AAAA' },
      { key_id: 'unknown' },
      { card_last_digits: '0000' },
    ])
      expect(at((await confirm(await newCard('approved', change))).body, 'message')).toBe('CardUnreadable');
    expect(await countNewOrders()).toBe(0);
  });

  // Proves: state.payment-refunded
  it('refunds the payment when the order is not acceptable', async () => {
    const { prepare, countNewOrders, order } = await startPayment();
    const { confirm, newCard, read } = await prepare();
    expect(paymentStatus(await confirm(await newCard('undeliverable')))).toBe('refunded');
    expect(await read()).toMatchObject({ status: 'refunded', order_id: null, amount: order.delivery_fee });
    expect(await countNewOrders()).toBe(0);
  });

  // Proves: state.payment-cancelled
  it('answers 400 after the payment was cancelled', async () => {
    const { prepare, client, countNewOrders } = await startPayment();
    const { confirm, newCard, intentId, read } = await prepare();
    const cancelled = await client.post(`${ordersApi}/order/payment/intent/${intentId}/cancel`, {});
    expect(paymentStatus(cancelled)).toBe('cancelled');
    expect((await confirm(await newCard('approved'))).status).toBe(400);
    expect(await read()).toMatchObject({ status: 'cancelled' });
    expect(await countNewOrders()).toBe(0);
  });

  it("answers 404 when an account reads or cancels another account's intent", async () => {
    const { prepare, createClient } = await startPayment();
    const { intentId } = await prepare();
    const stranger = await createClient('single@saddlebag.test');
    const address = `${ordersApi}/order/payment/intent/${intentId}`;
    expect((await stranger.get(address)).status).toBe(404);
    expect((await stranger.post(`${address}/cancel`, {})).status).toBe(404);
  });
});

describe("bank's 3-D Secure page", () => {
  const startChallenged = async () => {
    const harness = await startPayment();
    const payment = await harness.prepare();
    const reply = await payment.confirm(await payment.newCard('challenged'));
    const address = at(reply.body, 'result', 'redirect_required', 'redirectUrl') as string;
    const decide = (decision: string) =>
      harness.app.request(address, { method: 'POST', body: new URLSearchParams({ decision }) });
    return { ...harness, ...payment, reply, address, decide };
  };

  it('appears before the charge and contains no script', async () => {
    const { reply, app, address, countNewOrders, read } = await startChallenged();
    expect(paymentStatus(reply)).toBe('challenged');
    const page = await app.request(address);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain('<script');
    expect(await read()).toMatchObject({ status: 'challenged' });
    expect(await countNewOrders()).toBe(0);
  });

  it('charges once when the payer approves, and omits the result from the return URL', async () => {
    const { decide, countNewOrders, read, intentId, app, address } = await startChallenged();
    const first = await decide('approve');
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      `/request-a-rider/y0ud?payment=${intentId}`,
    ]);
    await decide('approve');
    await decide('decline');
    expect((await app.request(address)).status).toBe(303);
    expect(await read()).toMatchObject({ status: 'paid' });
    expect(await countNewOrders()).toBe(1);
  });

  it('charges nothing when the payer declines or has cancelled', async () => {
    const declined = await startChallenged();
    await declined.decide('decline');
    expect(await declined.read()).toMatchObject({ status: 'declined', redirect_required: null });

    const cancelled = await startChallenged();
    await cancelled.client.post(`${ordersApi}/order/payment/intent/${cancelled.intentId}/cancel`, {});
    await cancelled.decide('approve');
    expect(await cancelled.read()).toMatchObject({ status: 'cancelled' });
    expect((await declined.countNewOrders()) + (await cancelled.countNewOrders())).toBe(0);
  });

  it.each([
    ['a malformed multipart body', 'multipart/form-data; boundary=b', '--b\r\ndecision: approve'],
    ['a multipart body without a boundary', 'multipart/form-data', 'decision'],
    ['another decision', 'application/x-www-form-urlencoded', 'decision=refund'],
    ['no decision', 'application/x-www-form-urlencoded', ''],
  ])('answers 400 to %s and waits for a decision', async (_, type, body) => {
    const { app, address, read } = await startChallenged();
    const response = await app.request(address, { method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ meta: { translation_key: 'error.invalid-request' } });
    expect(await read()).toMatchObject({ status: 'challenged' });
  });

  it('refunds the payment when the order is no longer acceptable', async () => {
    const { decide, read, countNewOrders, service, vendor } = await startChallenged();
    const { wire, ...record } = vendor('y0ud');
    const flags = { payment_methods: { PAID: false } };
    service.save([{ table: 'vendor', record: { ...record, wire: { ...wire, flags } } }]);
    await decide('approve');
    expect(await read()).toMatchObject({ status: 'refunded' });
    expect(await countNewOrders()).toBe(0);
  });
});
