import { describe, expect, it } from 'vitest';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

const password = 'N3w!saddle-bag';
const account = {
  country_code: 'bd',
  email_address: 'Owner@Example.test',
  mobile_number: null,
  password,
  vat_number: null,
  terms_accepted: true,
};
const business = { registration_type: 'NPV', business_name: 'Lal Tip Tehari', ...account };
const platform = {
  registration_type: 'PV',
  vendor_code: 'lt-2048',
  vendor_email: 'Counter@laltip.example.test',
  ...account,
};

const startHarness = () => {
  const harness = createHarness({ cryptography: nodeCryptography });
  const register = (body: object, key?: string) =>
    harness.visitor.post(`${ordersApi}/register`, body, key === undefined ? {} : { 'idempotency-key': key });
  return { ...harness, register };
};

const translationKey = (body: unknown) => at(body, 'meta', 'translation_key');

describe('registration', () => {
  // Proves: constant.registration-types
  it.each([
    ['a business without a platform', business],
    ['a vendor of a platform', platform],
    [
      'a business with only a mobile number',
      { ...business, email_address: null, mobile_number: '+8801712004499' },
    ],
  ])('creates an account for %s, which can then request a rider', async (_, body) => {
    const { register, visitor, createClient, orderBody, senderOf, service } = startHarness();
    const vendorId = String(at((await register(body)).body, 'result', 'vendor_id'));
    const name = body.email_address ?? String(body.mobile_number);

    const login = await visitor.post(`${ordersApi}/login`, { email_address: name, password });
    expect(at(login.body, 'result', 'user', 'email')).toBe(name.toLowerCase());

    // `createClient` finds accounts by email, so give the account one. Then create an order as usual.
    const stored = [...service.store.all('account')].at(-1);
    if (stored === undefined) throw new Error('No account was stored');
    service.save([{ table: 'account', record: { ...stored, email: 'owner@example.test' } }]);
    const client = await createClient('owner@example.test');
    const orderWithSender = { ...(await orderBody(client, vendorId)), sender: senderOf(vendorId) };
    const order = await client.post(`${ordersApi}/order`, orderWithSender);
    expect(at(order.body, 'result', 'order_id')).toBe(`${vendorId}-000001`);
  });

  // Proves: outlet.no-invented-place
  it('gives a business no place, so that its orders need a sender until its outlet has an address', async () => {
    const { register, createClient, orderBody, senderOf, vendor } = startHarness();
    const id = String(at((await register(business)).body, 'result', 'vendor_id'));
    const client = await createClient('owner@example.test');
    const { body } = await client.get(`${ordersApi}/vendor/${id}`);
    const unplaced = await orderBody(client, id);
    const placeOrder = (order: object) => client.post(`${ordersApi}/order`, order);

    expect(at(body, 'result', 'vendor_information', 'location')).toMatchObject({
      address_text: '',
      city: null,
      latitude: null,
      longitude: null,
    });
    expect(at((await placeOrder(unplaced)).body, 'message')).toBe('sender-missing');
    expect((await placeOrder({ ...unplaced, sender: senderOf(id) })).status).toBe(200);

    const point = unplaced.customer.location;
    const update = await client.put(`${ordersApi}/outlet/${id}`, {
      parent_vendor_id: null,
      client_vendor_id: id,
      name: 'Lal Tip Tehari',
      address: point.address,
      latitude: point.latitude,
      longitude: point.longitude,
      rider_instructions: '',
      phone_number: '+8801712004499',
      city: null,
      users: [],
      unit: '',
      building: '',
      street: null,
      postal_code: null,
      country_code: 'bd',
      street_number: null,
    });
    const placed = await placeOrder(await orderBody(client, id));

    expect(update.status).toBe(200);
    expect(vendor(id).point).toEqual({ latitude: point.latitude, longitude: point.longitude });
    expect(at(placed.body, 'result', 'order_id')).toBe(`${id}-000002`);
  });

  it('gives a platform vendor the place that its platform knows', async () => {
    const { register, vendor } = startHarness();
    const id = String(at((await register(platform)).body, 'result', 'vendor_id'));
    const { location } = vendor(id).wire.vendor_information;

    expect(location).toMatchObject(vendor(id).point);
    expect(location.address_text).not.toBe('');
  });

  // Proves: call-rule.creations-once
  it('creates one account for two requests with the same key', async () => {
    const { register, service } = startHarness();
    const before = [...service.store.all('account')].length;
    const first = await register(business, 'key-1');
    const second = await register(business, 'key-1');
    expect(second.body).toEqual(first.body);
    expect([...service.store.all('account')]).toHaveLength(before + 1);
    expect((await register(platform, 'key-1')).status).toBe(422);
  });

  it('creates one account for two concurrent requests', async () => {
    const { register, service } = startHarness();
    const before = [...service.store.all('account')].length;
    const replies = await Promise.all([register(business), register(business)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect([...service.store.all('account')]).toHaveLength(before + 1);
  });

  it('counts a missing VAT number as none', async () => {
    const { vat_number: _none, ...withoutNumber } = business;
    expect((await startHarness().register(withoutNumber)).status).toBe(200);
  });

  it('does not store the password in plain text', async () => {
    const { register, service } = startHarness();
    await register(business, 'key-1');
    const stored = JSON.stringify([...service.store.all('account'), ...service.store.all('answer')]);
    expect(stored).not.toContain(password);
  });
});

describe('refused registration', () => {
  // Proves: rule.registration-vendor
  it.each([
    ['account-exists', 'a known email', { ...business, email_address: 'demo@saddlebag.test' }],
    ['vendor-unknown', 'the wrong email', { ...platform, vendor_email: 'other@example.test' }],
    ['vendor-unknown', 'the wrong vendor code', { ...platform, vendor_code: 'LT-2049' }],
    ['contact-missing', 'no contact', { ...business, email_address: null }],
    ['email-invalid', 'a malformed email', { ...business, email_address: 'owner@' }],
    ['mobile-invalid', 'a mobile number that is too short', { ...business, mobile_number: '12' }],
    ['password-weak', 'a weak password', { ...business, password: 'saddle' }],
    ['business-name-invalid', 'a blank business name', { ...business, business_name: ' ' }],
    ['country-unknown', 'an unknown country', { ...business, country_code: 'zz' }],
    ['vat-invalid', 'a VAT number of 7 digits', { ...business, vat_number: '1234567' }],
    ['vat-invalid', 'a VAT number of 9 digits', { ...business, vat_number: '123456789' }],
  ])('gets the error %s for %s and creates no account', async (message, _, body) => {
    const { register, service } = startHarness();
    const before = [...service.store.all('account')].length;
    const reply = await register(body);
    expect([reply.status, translationKey(reply.body)]).toEqual([400, `account.error.${message}`]);
    expect([...service.store.all('account')]).toHaveLength(before);
  });

  it('gets the error vendor-taken when the vendor code already has an account', async () => {
    const { register } = startHarness();
    await register(platform);
    const reply = await register({ ...platform, email_address: 'second@example.test' });
    expect(translationKey(reply.body)).toBe('account.error.vendor-taken');
  });

  it('can be corrected and sent again with the same key', async () => {
    const { register } = startHarness();
    expect((await register({ ...business, password: 'saddle' }, 'key-1')).status).toBe(400);
    expect((await register(business, 'key-1')).status).toBe(200);
  });

  it('is answered with 400 when the terms are not accepted', async () => {
    expect((await startHarness().register({ ...business, terms_accepted: false })).status).toBe(400);
  });
});
