import { beforeAll, describe, expect, it } from 'vitest';
import { checkoutCardSchema, encryptedFieldsSchema, type CardProvider } from '../contracts/payment.ts';
import { encryptCard } from './encrypt-card.ts';

const unencryptedCard = {
  number: '4111111111111111',
  expiry: '04/29',
  holder: 'Farhana Islam',
  securityCode: '987',
};
const options = { isSaved: true, scheme: 'Visa', now: Date.UTC(2026, 10, 21) };
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

describe('encrypting a card', () => {
  let keyPair: CryptoKeyPair;
  let spki = '';
  beforeAll(async () => {
    const parameters = { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
    keyPair = await crypto.subtle.generateKey(parameters, true, ['encrypt', 'decrypt']);
    spki = btoa(
      String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', keyPair.publicKey))),
    );
  });
  const decrypt = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, keyPair.privateKey, bytes));
  };
  const encrypt = (provider: CardProvider, now = options.now) =>
    encryptCard(unencryptedCard, { provider, key: { id: 'key-1', spki } }, { ...options, now });

  // Proves: entity.payment-new-card, constant.card-providers
  it('encrypts each field separately for cybersource_creditcard', async () => {
    const card = encryptedFieldsSchema.parse(await encrypt('cybersource_creditcard'));
    expect(
      await Promise.all(
        [
          card.encrypted_card_number,
          card.encrypted_expiry_month,
          card.encrypted_expiry_year,
          card.encrypted_security_code,
        ].map(decrypt),
      ),
    ).toEqual(['4111111111111111', '04', '2029', '987']);
    expect(card).toMatchObject({ key_id: 'key-1', save_card: true, holder_name: 'Farhana Islam' });
  });

  // Proves: entity.payment-new-card, constant.card-providers
  it('encrypts all fields together for generic_creditcard', async () => {
    const card = checkoutCardSchema.parse(await encrypt('generic_creditcard'));
    expect(JSON.parse(await decrypt(card.encrypted_card_data))).toEqual({
      number: '4111111111111111',
      expiry_month: '04',
      expiry_year: '2029',
      security_code: '987',
    });
    expect(card).toMatchObject({ card_last_digits: '1111', bin: '411111', scheme: 'Visa' });
  });

  it.each(['cybersource_creditcard', 'generic_creditcard'] as const)(
    'hides the number and code in a card for %s and never repeats a ciphertext',
    async (provider) => {
      const [one, other] = await Promise.all([encrypt(provider), encrypt(provider)]);
      expect(JSON.stringify(one)).not.toMatch(/4111111111111111|"987"/);
      expect(one).not.toEqual(other);
    },
  );

  it('places an expiry year more than 50 years ago in the next century', async () => {
    const card = checkoutCardSchema.parse(await encrypt('generic_creditcard', Date.UTC(2098, 0)));
    expect(card.expiry_year).toBe('2129');
  });

  it('rejects an invalid key', async () => {
    const key = { id: 'key-1', spki: 'AAAA' };
    await expect(
      encryptCard(unencryptedCard, { provider: 'generic_creditcard', key }, options),
    ).rejects.toThrow();
  });
});
