import type { CountryCode, CreateOrderBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersService } from '../testing/harness.ts';

/** A business of its own in a country, with a request that its service takes. */
const startIn = async (country: CountryCode) => {
  const harness = createHarness();
  const email = `${country}@rules.example.test`;
  await harness.visitor.post(
    `${ordersService}/register`,
    {
      registration_type: 'NPV',
      business_name: 'Corner Counter',
      country_code: country,
      email_address: email,
      mobile_number: null,
      password: 'Saddle1!bag',
      vat_number: null,
      terms_accepted: true,
    },
    { 'Idempotency-Key': email },
  );
  const client = await harness.signedIn(email);
  const { body } = await client.get(`${ordersService}/vendors`);
  const vendorId = at(body, 'result', 'vendors', 0, 'vendor_id') as string;
  const order = await harness.orderBody(client, vendorId);
  return {
    send: (change: Partial<CreateOrderBody>) =>
      client.post(`${ordersService}/order`, { ...order, ...change }),
    worth: (amount: number) => ({ order: { ...order.order, amount } }),
    stored: () => harness.storedOrders(vendorId),
  };
};

describe('an order in Pakistan', () => {
  it('is worth 100 rupees at least', async () => {
    const { send, worth, stored } = await startIn('pk');
    const reply = await send(worth(99));
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([
      400,
      'validation.minimum-amount-pkr',
    ]);
    expect(await stored()).toEqual([]);
    expect((await send(worth(100))).status).toBe(200);
  });
});

describe('an order in Kuwait', () => {
  it('may be worth nothing', async () => {
    const { send, worth, stored } = await startIn('kw');
    expect((await send(worth(0))).status).toBe(200);
    expect(await stored()).toMatchObject([{ order: { amount: 0 } }]);
  });
});

describe('the VAT number of an order', () => {
  it('has 8 characters, or is not there', async () => {
    const { send } = await startIn('bd');
    for (const wrong of ['', '1234567', '123456789']) {
      const reply = await send({ vat_number: wrong });
      expect([reply.status, at(reply.body, 'meta', 'translation_key')], wrong).toEqual([400, 'vat.wrong']);
    }
    expect((await send({ vat_number: '১২৩৪৫৬৭৮' })).status).toBe(200);
  });
});
