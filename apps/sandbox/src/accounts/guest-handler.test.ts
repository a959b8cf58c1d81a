import { describe, expect, it } from 'vitest';
import { createGuestIntent, guestOrder, payAsGuest, signInAsGuest, type Guest } from '../testing/guests.ts';
import { at, createHarness, ordersApi, type Harness } from '../testing/harness.ts';

const placeGuestOrder = async (harness: Harness, guest: Guest) =>
  guest.client.post(`${ordersApi}/order`, await guestOrder(harness, guest));

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

  it('reads where the rider picks up, because its vendor has no coordinates', async () => {
    const harness = createHarness();
    const guest = await signInAsGuest(harness);
    const { body } = await placeGuestOrder(harness, guest);

    const orderId = String(at(body, 'result', 'order_id'));
    const reply = await guest.client.get(`${ordersApi}/order?vendorId=vendorID&orderId=${orderId}`);

    const { latitude, longitude } = (await harness.vendorOfToken(guest.token)).point;
    expect(at(reply.body, 'result', 'pickup_location')).toEqual({ latitude, longitude });
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
    const guest = await signInAsGuest(harness);

    const { wallet, intent } = await createGuestIntent(guest, await guestOrder(harness, guest, 'PAID'));

    expect([wallet.status, intent.status]).toEqual([200, 200]);
    const id = String(at(intent.body, 'result', 'intent_id'));
    const state = await guest.client.get(`${ordersApi}/order/payment/intent/${id}`);
    expect(at(state.body, 'result')).toMatchObject({ status: 'open', vendor_id: 'vendorID' });
  });

  it('cannot sign in when the GuestCheckout flag is off', async () => {
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
  it('can pay online in a country where vendors cannot', async () => {
    const harness = createHarness();
    const guest = await signInAsGuest(harness);

    const paid = await payAsGuest(guest, await guestOrder(harness, guest, 'PAID'));

    expect(at(paid.body, 'result')).toMatchObject({
      status: 'paid',
      vendor_id: 'vendorID',
      order_id: 'pgo-000001',
    });
  });

  // Proves: mode.guest
  it('keeps its orders and its last pick-up after registering an account', async () => {
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
    expect(harness.vendor(vendorId).wire.vendor_information.location).toMatchObject(
      at(listed, 'result', 'data', 0, 'pickup_location') as object,
    );
    const { body: guestList } = await guest.client.get(`${ordersApi}/vendor/vendorID/orders`);
    expect(at(guestList, 'result', 'data')).toEqual([]);
  });
});
