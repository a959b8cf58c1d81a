import { describe, expect, it } from 'vitest';
import { nodeCryptography } from '../hosts/node-cryptography.ts';
import { at, createHarness, ordersService } from '../testing/harness.ts';

const password = 'N3w-saddle-bag';
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

const open = () => {
  const harness = createHarness({ cryptography: nodeCryptography });
  const register = (body: object, key?: string) =>
    harness.visitor.post(
      `${ordersService}/register`,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  return { ...harness, register };
};

const keyOf = (body: unknown) => at(body, 'meta', 'translation_key');

describe('registering', () => {
  // Proves: constant.registration-types
  it.each([
    ['a business without a platform', business],
    ['a vendor of a platform', platform],
    ['a mobile number alone', { ...business, email_address: null, mobile_number: '+8801712004499' }],
  ])('opens an account that can request a rider: %s', async (_, body) => {
    const { register, visitor, signedIn, orderBody, service } = open();
    const vendorId = String(at((await register(body)).body, 'result', 'vendor_id'));
    const name = body.email_address ?? String(body.mobile_number);

    const login = await visitor.post(`${ordersService}/login`, { email_address: name, password });
    expect(at(login.body, 'result', 'user', 'email')).toBe(name.toLowerCase());

    // Signed in as the vendor is, then quoted and sent like any other.
    const stored = [...service.store.all('account')].at(-1);
    if (stored === undefined) throw new Error('No account was stored');
    service.save([{ table: 'account', record: { ...stored, email: 'owner@example.test' } }]);
    const client = await signedIn('owner@example.test');
    const order = await client.post(`${ordersService}/order`, await orderBody(client, vendorId));
    expect(at(order.body, 'result', 'order_id')).toBe(`${vendorId}-000001`);
  });

  // Proves: call-rule.creations-once
  it('makes one account of two requests under one key', async () => {
    const { register, service } = open();
    const before = [...service.store.all('account')].length;
    const first = await register(business, 'key-1');
    const second = await register(business, 'key-1');
    expect(second.body).toEqual(first.body);
    expect([...service.store.all('account')]).toHaveLength(before + 1);
    expect((await register(platform, 'key-1')).status).toBe(422);
  });

  it('makes one account of two requests that come together', async () => {
    const { register, service } = open();
    const before = [...service.store.all('account')].length;
    const replies = await Promise.all([register(business), register(business)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect([...service.store.all('account')]).toHaveLength(before + 1);
  });

  it('keeps the password out of the store', async () => {
    const { register, service } = open();
    await register(business, 'key-1');
    const stored = JSON.stringify([...service.store.all('account'), ...service.store.all('answer')]);
    expect(stored).not.toContain(password);
  });
});

describe('a registration that is refused', () => {
  // Proves: rule.registration-vendor
  it.each([
    ['account-exists', { ...business, email_address: 'demo@saddlebag.test' }],
    ['vendor-unknown', { ...platform, vendor_email: 'somebody@else.test' }],
    ['vendor-unknown', { ...platform, vendor_code: 'LT-2049' }],
    ['contact-missing', { ...business, email_address: null }],
    ['email-invalid', { ...business, email_address: 'owner@' }],
    ['mobile-invalid', { ...business, mobile_number: '12' }],
    ['password-weak', { ...business, password: 'saddle' }],
    ['business-name-invalid', { ...business, business_name: ' ' }],
    ['country-unknown', { ...business, country_code: 'zz' }],
    ['vat-invalid', { ...business, vat_number: '1'.repeat(33) }],
  ])('says %s and leaves no account', async (message, body) => {
    const { register, service } = open();
    const before = [...service.store.all('account')].length;
    const reply = await register(body);
    expect([reply.status, keyOf(reply.body)]).toEqual([400, `account.error.${message}`]);
    expect([...service.store.all('account')]).toHaveLength(before);
  });

  it('says vendor-taken to the second who comes with a code', async () => {
    const { register } = open();
    await register(platform);
    const reply = await register({ ...platform, email_address: 'second@example.test' });
    expect(keyOf(reply.body)).toBe('account.error.vendor-taken');
  });

  it('may be mended and sent again under its key', async () => {
    const { register } = open();
    expect((await register({ ...business, password: 'saddle' }, 'key-1')).status).toBe(400);
    expect((await register(business, 'key-1')).status).toBe(200);
  });

  it('is refused without the terms', async () => {
    expect((await open().register({ ...business, terms_accepted: false })).status).toBe(400);
  });
});
