import type { PhoneValue } from './draft.ts';

/**
 * Converts a stored number to a phone field value. Only the phone field can tell whether a national number is
 * possible. It then parses the number again.
 */
export const toPhoneValue = (number: string): PhoneValue => {
  const isInternational = /^\+[1-9][0-9]{6,14}$/.test(number);
  return { text: number, e164: isInternational ? number : null, possible: isInternational || null };
};

/** True while the numbering plan that decides whether the number is complete is loading. */
export const isPhonePending = ({ text, possible }: PhoneValue): boolean => possible === null && text !== '';
