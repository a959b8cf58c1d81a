import { sandboxCards } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { clientWithToken, at, createHarness, ordersApi, type Harness } from '../testing/harness.ts';
import { encryptWithKey } from '../testing/payments.ts';

const signInAsGuest = async (harness: Harness) => {
  const { status, body } = await harness.visitor.post(`${ordersApi}/login/guest`, { country_code: 'bd' });
  expect(status).toBe(200);
  const token = at(body, 'result', 'token') as string;
  return { token, expires: at(body, 'result', 'expires') as number, client: clientWithToken(harness, token) };
};

/** Creates a guest's order that is picked up at the centre of the city. */
const placeGuestOrder = async (
  harness: Harness,
  { client, token }: Awaited<ReturnType<typeof signInAsGuest>>,
) => {
  const vendor = await harness.vendorOfToken(token);
  const body = await harness.orderBody(client, vendor.id);
  const sender = {
    location: { ...vendor.point, address: 'Stall 4, Mela Ground', notes: '' },
    name: 'Mela Sweets',
    email: '',
    phone_number: '+8801712004420',
  };
  return client.post(`${ordersApi}/order`, { ...body, vendor_id: 'vendorID', sender });
};

describe('guest', () => {
  // Proves: permission.guest
  it('has a vendor without coordinates, with the id and name that all guests share', async () => {
    const harness = createHarness();
    const { client } = await signInAsGuest(harness);

    const { body } = await client.get(`${ordersApi}/vendors`);

    expect(at(body, 'result', 'vendors')).toMatchObject([
      {
        vendor_id: 'vendorID',
        vendor_information: { name: 'guest', location: { latitude: null, longitude: null } },
      },
    ]);
  });

  // Proves: state.session-guest
  it('is signed out after exactly a day', async () => {
    const harness = createHarness();
    const { client, expires } = await signInAsGuest(harness);
    expect(expires * 1000).toBe(harness.service.clock.now() + 86_400_000);

    await harness.advance(86_400_000);

    expect((await client.get(`${ordersApi}/vendors`)).status).toBe(401);
  });

  it('opens a payment intent for the shared guest vendor', async () => {
    const harness = createHarness();
    const { client, token } = await signInAsGuest(harness);
    const vendor = await harness.vendorOfToken(token);
    const body = await harness.orderBody(client, vendor.id);
    const location = { ...vendor.point, address: 'Stall 4, Mela Ground', notes: '' };
    const sender = { location, name: 'Mela Sweets', email: '', phone_number: '+8801712004420' };
    const order = {
      ...body,
      vendor_id: 'vendorID',
      sender,
      order: { ...body.order, payment_method: 'PAID' },
    };
    const payment = `${ordersApi}/order/payment`;

    const wallet = await client.post(`${payment}/auth/vendorID`, {});
    const bearer_token = at(wallet.body, 'result', 'access_token');
    const intent = await client.post(`${payment}/intent`, {
      wallet_id: 'any',
      bearer_token,
      vendor_id: 'vendorID',
      order,
    });

    expect([wallet.status, intent.status]).toEqual([200, 200]);
    const id = String(at(intent.body, 'result', 'intent_id'));
    const state = await client.get(`${payment}/intent/${id}`);
    expect(at(state.body, 'result')).toMatchObject({ status: 'open', vendor_id: 'vendorID' });
  });

  it('is refused when the GuestCheckout flag is off', async () => {
    const harness = createHarness();
    await harness.visitor.post('/sandbox/settings', { flags: { GuestCheckout: false } });

    const { status, body } = await harness.visitor.post(`${ordersApi}/login/guest`, {
      country_code: 'bd',
    });

    expect([status, at(body, 'message')]).toEqual([403, 'guest-checkout-closed']);
  });

  it('reads only its own orders, which are numbered across all guests', async () => {
    const harness = createHarness();
    const [first, second] = [await signInAsGuest(harness), await signInAsGuest(harness)];

    const ids = [await placeGuestOrder(harness, first), await placeGuestOrder(harness, second)].map(
      ({ body }) => at(body, 'result', 'order_id'),
    );

    expect(ids).toEqual(['pgo-000001', 'pgo-000002']);
    const read = (client: typeof first.client, id: unknown) =>
      client.get(`${ordersApi}/order?vendorId=vendorID&orderId=${String(id)}`);
    expect((await read(first.client, ids[0])).status).toBe(200);
    expect((await read(first.client, ids[1])).status).toBe(404);
    const { body } = await first.client.get(`${ordersApi}/vendor/vendorID/orders`);
    expect(at(body, 'result', 'data')).toMatchObject([{ order_id: 'pgo-000001', vendor_id: 'vendorID' }]);
  });

  // Proves: permission.online-payment, rule.payment-enabled
  it('can pay online in a country without online payment', async () => {
    const harness = createHarness();
    const { client, token } = await signInAsGuest(harness);
    const vendor = await harness.vendorOfToken(token);
    const orderBody = await harness.orderBody(client, vendor.id);
    const order = {
      ...orderBody,
      vendor_id: 'vendorID',
      order: { ...orderBody.order, payment_method: 'PAID' },
      sender: {
        location: { ...vendor.point, address: 'Stall 4, Mela Ground', notes: '' },
        name: 'Mela Sweets',
        email: '',
        phone_number: '+8801712004420',
      },
    };
    const payment = `${ordersApi}/order/payment`;
    const wallet = await client.post(`${payment}/auth/vendorID`, {});
    const bearer_token = at(wallet.body, 'result', 'access_token');
    const intent = await client.post(`${payment}/intent`, {
      wallet_id: at(wallet.body, 'result', 'wallet_id'),
      bearer_token,
      vendor_id: 'vendorID',
      order,
    });
    const offer = at(intent.body, 'result', 'payment_methods', 0);
    const text = JSON.stringify({
      number: sandboxCards.approved,
      expiry_month: '04',
      expiry_year: '2039',
      security_code: '123',
    });
    const paid = await client.post(`${payment}/intent/confirm`, {
      order: { vendor_id: 'vendorID', vat_number: null, preordered_for: null },
      bearer_token,
      purchase_intent_id: at(intent.body, 'result', 'intent_id'),
      payment_method: at(offer, 'payment_method'),
      payment_instrument_id: 'NEW',
      card: {
        key_id: at(offer, 'public_key', 'key_id'),
        save_card: false,
        holder_name: 'Mela Sweets',
        card_last_digits: sandboxCards.approved.slice(-4),
        bin: sandboxCards.approved.slice(0, 6),
        expiry_month: '04',
        expiry_year: '2039',
        scheme: 'Visa',
        encrypted_card_data: await encryptWithKey(at(offer, 'public_key', 'spki') as string, text),
      },
    });

    expect(at(paid.body, 'result')).toMatchObject({
      status: 'paid',
      vendor_id: 'vendorID',
      order_id: 'pgo-000001',
    });
  });

  // Proves: mode.guest
  it('keeps its orders after registering an account', async () => {
    const harness = createHarness();
    const guest = await signInAsGuest(harness);
    const orderId = at((await placeGuestOrder(harness, guest)).body, 'result', 'order_id');

    const { body } = await harness.visitor.post(`${ordersApi}/register`, {
      registration_type: 'NPV',
      business_name: 'Mela Sweets',
      country_code: 'bd',
      email_address: 'mela@sweets.test',
      mobile_number: null,
      password: 'Saddle1!bag',
      vat_number: null,
      terms_accepted: true,
      guest_token: guest.token,
    });

    const vendorId = at(body, 'result', 'vendor_id') as string;
    const account = await harness.createClient('mela@sweets.test');
    const { body: listed } = await account.get(`${ordersApi}/vendor/${vendorId}/orders`);
    expect(at(listed, 'result', 'data')).toMatchObject([{ order_id: orderId, vendor_id: vendorId }]);
    const { body: guestList } = await guest.client.get(`${ordersApi}/vendor/vendorID/orders`);
    expect(at(guestList, 'result', 'data')).toEqual([]);
  });
});
