import { sandboxCards, type SandboxCard, type WireNewCard } from '@saddlebag/domain/contracts';
import * as z from 'zod/mini';
import type { CardKeys } from './card-keys.ts';

/** The fields of a decrypted card that the bank needs. */
export interface NewCard {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

/** Decrypted content of `encrypted_card_data`. */
const cardDataSchema = z.object({
  number: z.string(),
  expiry_month: z.string(),
  expiry_year: z.string(),
  security_code: z.string(),
});

/** Parses decrypted card data. Returns null if the text is not such a JSON document. */
const parseCardData = (text: string): z.output<typeof cardDataSchema> | null => {
  try {
    return cardDataSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const isValidCard = ({ number, expiryMonth, expiryYear }: NewCard, securityCode: string): boolean =>
  /^\d{12,19}$/.test(number) &&
  /^(0[1-9]|1[0-2])$/.test(expiryMonth) &&
  /^\d{4}$/.test(expiryYear) &&
  /^\d{3,4}$/.test(securityCode);

/**
 * Decrypts a new card in the format of either provider. Returns null if the card cannot be read or is
 * invalid.
 */
export const readNewCard = async (keys: CardKeys, wire: WireNewCard): Promise<NewCard | null> => {
  const decrypt = (text: string) => keys.decrypt(wire.key_id, text);
  if ('encrypted_card_data' in wire) {
    const text = await decrypt(wire.encrypted_card_data);
    const cardData = text === null ? null : parseCardData(text);
    if (cardData === null) return null;
    const { number, expiry_month, expiry_year, security_code } = cardData;
    const card = { number, expiryMonth: expiry_month, expiryYear: expiry_year };
    const matchesPlainDigits = number.endsWith(wire.card_last_digits) && number.startsWith(wire.bin);
    return matchesPlainDigits && isValidCard(card, security_code) ? card : null;
  }
  const [number, expiryMonth, expiryYear, securityCode] = await Promise.all(
    [
      wire.encrypted_card_number,
      wire.encrypted_expiry_month,
      wire.encrypted_expiry_year,
      wire.encrypted_security_code,
    ].map(decrypt),
  );
  if (number == null || expiryMonth == null || expiryYear == null || securityCode == null) return null;
  const card = { number, expiryMonth, expiryYear };
  return isValidCard(card, securityCode) ? card : null;
};

/** Returns how the sandbox's bank treats a card number. Unknown numbers are declined. */
export const cardConduct = (number: string): SandboxCard =>
  (Object.keys(sandboxCards) as SandboxCard[]).find((conduct) => sandboxCards[conduct] === number) ??
  'declined';

/** Guesses the card scheme from the first digit. */
export const cardScheme = (number: string): string => (number.startsWith('5') ? 'Mastercard' : 'Visa');
