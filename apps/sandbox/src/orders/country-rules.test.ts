import type { CountryCode, CreateOrderBody } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, createHarness, ordersApi } from '../testing/harness.ts';

/** Registers a business in the country and prepares a valid order for it. */
const startInCountry = async (country: CountryCode) => {
  const harness = createHarness();
  const email = `${country}@rules.example.test`;
  await harness.visitor.post(
    `${ordersApi}/register`,
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
  const client = await harness.createClient(email);
  const { body } = await client.get(`${ordersApi}/vendors`);
  const vendorId = at(body, 'result', 'vendors', 0, 'vendor_id') as string;
  const order = {
    ...(await harness.orderBody(client, vendorId)),
    sender: harness.senderOf(vendorId),
  };
  return {
    send: (change: Partial<Record<keyof CreateOrderBody, unknown>>) =>
      client.post(`${ordersApi}/order`, { ...order, ...change }),
    withAmount: (amount: number) => ({ order: { ...order.order, amount } }),
    storedOrders: () => harness.storedOrders(vendorId),
  };
};

describe('order in Pakistan', () => {
  it('is refused below an amount of 100 rupees', async () => {
    const { send, withAmount, storedOrders } = await startInCountry('pk');
    const reply = await send(withAmount(99));
    expect([reply.status, at(reply.body, 'meta', 'translation_key')]).toEqual([
      400,
      'validation.minimum-amount-pkr',
    ]);
    expect(await storedOrders()).toEqual([]);
    expect((await send(withAmount(100))).status).toBe(200);
  });
});

describe('order in Kuwait', () => {
  it('is accepted with an amount of 0', async () => {
    const { send, withAmount, storedOrders } = await startInCountry('kw');
    expect((await send(withAmount(0))).status).toBe(200);
    expect(await storedOrders()).toMatchObject([{ order: { amount: 0 } }]);
  });
});

describe('VAT number of an order', () => {
  it('counts as null when it is missing', async () => {
    const { send, storedOrders } = await startInCountry('bd');
    expect((await send({ vat_number: undefined })).status).toBe(200);
    expect(await storedOrders()).toHaveLength(1);
  });

  it('is refused unless it has 8 characters', async () => {
    const { send } = await startInCountry('bd');
    for (const invalid of ['', '1234567', '123456789']) {
      const reply = await send({ vat_number: invalid });
      expect([reply.status, at(reply.body, 'meta', 'translation_key')], invalid).toEqual([400, 'vat.wrong']);
    }
    expect((await send({ vat_number: '১২৩৪৫৬৭৮' })).status).toBe(200);
  });
});
