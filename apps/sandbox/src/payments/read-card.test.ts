import { describe, expect, it } from 'vitest';
import { at } from '../testing/harness.ts';
import { encryptWithKey, startPayment } from '../testing/payments.ts';

describe('encrypted card data', () => {
  it.each([
    ['text that is not JSON', 'Visa 4111111111111111'],
    ['an empty text', ''],
    ['a list', '["4111111111111111"]'],
    ['the JSON value null', 'null'],
    ['a card without a number', '{"expiry_month":"04","expiry_year":"2039","security_code":"123"}'],
  ])('is refused with a 400 when it contains %s', async (_, plainText) => {
    const { prepare } = await startPayment();
    const { offer, confirm, newCard, read } = await prepare();
    const spki = at(offer, 'public_key', 'spki') as string;
    const card = await newCard('approved', { encrypted_card_data: await encryptWithKey(spki, plainText) });
    const reply = await confirm(card);
    expect([reply.status, reply.body]).toEqual([
      400,
      { message: 'CardUnreadable', meta: { translation_key: 'error.payment.init' } },
    ]);
    expect(await read()).toMatchObject({ status: 'open' });
  });
});
