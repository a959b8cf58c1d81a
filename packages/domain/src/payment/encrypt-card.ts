import type { CardOffer } from '../api/index.ts';
import type { WireNewCard } from '../contracts/index.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** A card as typed. It must not be stored or sent unencrypted. */
export interface UnencryptedCard {
  /** Digits only. */
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly holder: string;
  readonly securityCode: string;
}

/** Further inputs of the encryption. `isSaved` and `scheme` are sent unencrypted. */
export interface CardOptions {
  readonly isSaved: boolean;
  readonly scheme: string;
  /** Unix milliseconds. Determines the century of a two-digit year. */
  readonly now: number;
}

/**
 * Expands a two-digit year to a year of the current century. Chooses the next century if the year would be
 * more than 50 years ago, because cards are valid for a few decades at most.
 */
const expandYear = (short: string, now: number): string => {
  const year = new Date(now).getUTCFullYear();
  const inThisCentury = Math.floor(year / 100) * 100 + Number(short);
  return String(inThisCentury < year - 50 ? inThisCentury + 100 : inThisCentury);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/**
 * Encrypts a new card in the format of its provider, with the provider's public key (RSA-OAEP with SHA-256).
 * @throws if the key is invalid, or if the page is not served over HTTPS, so the browser cannot encrypt
 */
export const encryptCard = async (
  { number, expiry, holder, securityCode }: UnencryptedCard,
  { provider, key }: Pick<CardOffer, 'provider' | 'key'>,
  { isSaved, scheme, now }: CardOptions,
): Promise<WireNewCard> => {
  const { subtle } = globalThis.crypto;
  const publicKey = await subtle.importKey('spki', fromBase64(key.spki), algorithm, false, ['encrypt']);
  const encrypt = async (text: string): Promise<string> => {
    const bytes = await subtle.encrypt(algorithm, publicKey, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...new Uint8Array(bytes)));
  };
  const [expiryMonth = '', shortYear = ''] = expiry.split('/');
  const expiryYear = expandYear(shortYear, now);
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
