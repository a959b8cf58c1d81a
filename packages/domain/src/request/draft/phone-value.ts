import type { PhoneValue } from './draft.ts';

/** A number as it is stored somewhere; the field reads it again, with the rules of its country. */
export const toPhoneValue = (number: string): PhoneValue => {
  const isInternational = /^\+[1-9][0-9]{6,14}$/.test(number);
  return { text: number, e164: isInternational ? number : null, possible: isInternational };
};
