import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService } from '../testing/harness.ts';
import { encryptFor, startPayment } from '../testing/payments.ts';

const statusOf = (reply: { readonly body: unknown }) => at(reply.body, 'result', 'status');

describe('the wallet', () => {
  it('opens only where payments are taken online', async () => {
    const { signedIn } = createHarness();
    const reply = await (await signedIn()).post(`${ordersService}/order/payment/auth/y0ud`, {});
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([400, 'error.payment.init']);
  });

  it('is open for ten minutes, for its account alone', async () => {
    const { client, signedIn, openWallet, order, advance } = await startPayment();
    const bearer_token = await openWallet();
    const intent = (token: string) =>
      client.post(`${ordersService}/order/payment/intent`, {
        wallet_id: 'any',
        bearer_token: token,
        vendor_id: 'y0ud',
        order,
      });
    const stranger = await signedIn('single@saddlebag.test');
    const foreign = await stranger.post(`${ordersService}/order/payment/auth/q4hs`, {});
    expect((await intent(at(foreign.body, 'result', 'access_token') as string)).status).toBe(400);
    expect((await intent('9999999999.AAAA')).status).toBe(400);

    await advance(600_000 - 1);
    expect((await intent(bearer_token)).status).toBe(200);
    await advance(1);
    expect(at((await intent(bearer_token)).body, 'message')).toBe('WalletExpired');
  });
});

describe('an intent', () => {
  // Proves: state.payment-intent
  it('charges nothing and makes no order', async () => {
    const { prepare, made } = await startPayment();
    const { read } = await prepare();
    expect(await read()).toMatchObject({ status: 'open', order_id: null });
    expect(await made()).toBe(0);
  });

  it('is refused as the order itself would be', async () => {
    const { createIntent, client, order, advance } = await startPayment();
    const unpaid = { ...order, order: { ...order.order, payment_method: 'CASH_ON_DELIVERY' as const } };
    expect((await createIntent(client, unpaid)).status).toBe(400);
    expect((await createIntent(client, { ...order, delivery_fee: 1 })).status).toBe(400);
    await advance(15 * 60_000);
    expect(at((await createIntent()).body, 'message')).toBe('SignatureExpired');
  });
});

describe('a confirmation', () => {
  // Proves: state.payment-confirmed
  it('charges a saved card and makes the order, once, however often and under whichever key it comes', async () => {
    const { prepare, made } = await startPayment();
    const { offer, confirm, read } = await prepare();
    const saved = { payment_instrument_id: at(offer, 'payment_instruments', 0, 'payment_instrument_id') };

    const first = await confirm(saved, 'key-1');
    expect(statusOf(first)).toBe('paid');
    expect((await confirm(saved, 'key-1')).body).toEqual(first.body);
    expect((await confirm(saved, 'key-2')).body).toEqual(first.body);
    expect((await confirm(saved)).body).toEqual(first.body);
    expect(await read()).toEqual(at(first.body, 'result'));
    expect(await made()).toBe(1);
  });

  it('reads a new card in the shape of either provider', async () => {
    const { prepare, made } = await startPayment();
    const whole = await prepare();
    expect(statusOf(await whole.confirm(await whole.newCard('approved')))).toBe('paid');

    const { offer, confirm } = await prepare();
    const spki = at(offer, 'public_key', 'spki') as string;
    const card = {
      key_id: at(offer, 'public_key', 'key_id'),
      save_card: false,
      holder_name: 'Farhana Islam',
      encrypted_card_number: await encryptFor(spki, '4111111111111111'),
      encrypted_expiry_month: await encryptFor(spki, '04'),
      encrypted_expiry_year: await encryptFor(spki, '2039'),
      encrypted_security_code: await encryptFor(spki, '123'),
    };
    expect(
      statusOf(
        await confirm({ payment_method: 'cybersource_creditcard', payment_instrument_id: 'NEW', card }),
      ),
    ).toBe('paid');
    expect(await made()).toBe(2);
  });

  it('saves a card when asked to, without its number', async () => {
    const { prepare, service } = await startPayment();
    const { confirm, newCard } = await prepare();
    await confirm(await newCard('approved', { save_card: true }));

    const { offer } = await prepare();
    expect(at(offer, 'payment_instruments')).toMatchObject([{}, {}, { card_last_digits: '1111' }]);
    expect(JSON.stringify([...service.store.all('card'), ...service.store.all('payment')])).not.toContain(
      '4111111111111111',
    );
  });

  it('of a declined card leaves the intent open for another', async () => {
    const { prepare, made } = await startPayment();
    const { confirm, newCard, read } = await prepare();
    const declined = await confirm(await newCard('declined'));
    expect([declined.status, at(declined.body, 'message')]).toEqual([402, 'CardDeclined']);
    expect(await read()).toMatchObject({ status: 'open' });
    expect(statusOf(await confirm(await newCard('approved')))).toBe('paid');
    expect(await made()).toBe(1);
  });

  it('refuses what was not encrypted for this service', async () => {
    const { prepare, made } = await startPayment();
    const { confirm, newCard } = await prepare();
    for (const change of [
      { encrypted_card_data: 'AAAA' },
      { key_id: 'another' },
      { card_last_digits: '0000' },
    ])
      expect(at((await confirm(await newCard('approved', change))).body, 'message')).toBe('CardUnreadable');
    expect(await made()).toBe(0);
  });

  // Proves: state.payment-refunded
  it('gives the money back when the order cannot be made', async () => {
    const { prepare, made, order } = await startPayment();
    const { confirm, newCard, read } = await prepare();
    expect(statusOf(await confirm(await newCard('undeliverable')))).toBe('refunded');
    expect(await read()).toMatchObject({ status: 'refunded', order_id: null, amount: order.delivery_fee });
    expect(await made()).toBe(0);
  });

  // Proves: state.payment-cancelled
  it('that comes after the cancellation charges nothing', async () => {
    const { prepare, client, made } = await startPayment();
    const { confirm, newCard, intentId, read } = await prepare();
    const cancelled = await client.post(`${ordersService}/order/payment/intent/${intentId}/cancel`, {});
    expect(statusOf(cancelled)).toBe('cancelled');
    expect((await confirm(await newCard('approved'))).status).toBe(400);
    expect(await read()).toMatchObject({ status: 'cancelled' });
    expect(await made()).toBe(0);
  });

  it("cannot be made, read or cancelled for somebody else's intent", async () => {
    const { prepare, signedIn } = await startPayment();
    const { intentId } = await prepare();
    const stranger = await signedIn('single@saddlebag.test');
    const address = `${ordersService}/order/payment/intent/${intentId}`;
    expect((await stranger.get(address)).status).toBe(404);
    expect((await stranger.post(`${address}/cancel`, {})).status).toBe(404);
  });
});

describe("the bank's page", () => {
  const challenged = async () => {
    const started = await startPayment();
    const payment = await started.prepare();
    const reply = await payment.confirm(await payment.newCard('challenged'));
    const address = at(reply.body, 'result', 'redirect_required', 'redirectUrl') as string;
    const decide = (decision: string) =>
      started.app.request(address, { method: 'POST', body: new URLSearchParams({ decision }) });
    return { ...started, ...payment, reply, address, decide };
  };

  it('comes before the charge, and runs nothing', async () => {
    const { reply, app, address, made, read } = await challenged();
    expect(statusOf(reply)).toBe('challenged');
    const page = await app.request(address);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain('<script');
    expect(await read()).toMatchObject({ status: 'challenged' });
    expect(await made()).toBe(0);
  });

  it('charges and makes the order when the payer approves, once, and says nothing of it in the address', async () => {
    const { decide, made, read, intentId, app, address } = await challenged();
    const first = await decide('approve');
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      `/request-a-rider/y0ud?payment=${intentId}`,
    ]);
    await decide('approve');
    await decide('decline');
    expect((await app.request(address)).status).toBe(303);
    expect(await read()).toMatchObject({ status: 'paid' });
    expect(await made()).toBe(1);
  });

  it('charges nothing when the payer declines, or cancels meanwhile', async () => {
    const declined = await challenged();
    await declined.decide('decline');
    expect(await declined.read()).toMatchObject({ status: 'declined', redirect_required: null });

    const cancelled = await challenged();
    await cancelled.client.post(`${ordersService}/order/payment/intent/${cancelled.intentId}/cancel`, {});
    await cancelled.decide('approve');
    expect(await cancelled.read()).toMatchObject({ status: 'cancelled' });
    expect((await declined.made()) + (await cancelled.made())).toBe(0);
  });

  it('gives the money back when the order cannot be made any more', async () => {
    const { decide, read, made, service, vendor } = await challenged();
    const { wire, ...record } = vendor('y0ud');
    const flags = { payment_methods: { PAID: false } };
    service.save([{ table: 'vendor', record: { ...record, wire: { ...wire, flags } } }]);
    await decide('approve');
    expect(await read()).toMatchObject({ status: 'refunded' });
    expect(await made()).toBe(0);
  });
});
