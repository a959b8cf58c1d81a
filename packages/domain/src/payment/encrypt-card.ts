import type { CardOffer } from '../api/index.ts';
import type { WireNewCard } from '../contracts/index.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** A card in the clear, as the fields give it. It comes in here and goes nowhere else. */
export interface UnencryptedCard {
  /** Digits alone. */
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly holder: string;
  readonly securityCode: string;
}

/** What goes with the card and is no secret. */
export interface CardWishes {
  readonly isSaved: boolean;
  readonly scheme: string;
  /** Unix milliseconds; says which century a short year is of. */
  readonly now: number;
}

/** The year nearest to now that ends so: no card is good for more than a few decades. */
const fullYear = (short: string, now: number): string => {
  const year = new Date(now).getUTCFullYear();
  const same = Math.floor(year / 100) * 100 + Number(short);
  return String(same < year - 50 ? same + 100 : same);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/**
 * A new card in its provider's shape: encrypted in the browser with the provider's public key (RSA-OAEP with SHA-256),
 * so that nobody on the way can read it.
 * @throws where the browser cannot encrypt (pages without HTTPS), or the key is none
 */
export const encryptCard = async (
  { number, expiry, holder, securityCode }: UnencryptedCard,
  { provider, key }: Pick<CardOffer, 'provider' | 'key'>,
  { isSaved, scheme, now }: CardWishes,
): Promise<WireNewCard> => {
  const { subtle } = globalThis.crypto;
  const publicKey = await subtle.importKey('spki', fromBase64(key.spki), algorithm, false, ['encrypt']);
  const encrypt = async (text: string): Promise<string> => {
    const bytes = await subtle.encrypt(algorithm, publicKey, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(bytes)));
  };
  const [expiryMonth = '', shortYear = ''] = expiry.split('/');
  const expiryYear = fullYear(shortYear, now);
  const common = { key_id: key.id, save_card: isSaved, holder_name: holder };

  if (provider === 'cybersource_creditcard') {
    return {
      ...common,
      encrypted_card_number: await encrypt(number),
      encrypted_expiry_month: await encrypt(expiryMonth),
      encrypted_expiry_year: await encrypt(expiryYear),
      encrypted_security_code: await encrypt(securityCode),
    };
  }
  const whole = { number, expiry_month: expiryMonth, expiry_year: expiryYear, security_code: securityCode };
  return {
    ...common,
    card_last_digits: number.slice(-4),
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    bin: number.slice(0, 6),
    scheme,
    encrypted_card_data: await encrypt(JSON.stringify(whole)),
  };
};
