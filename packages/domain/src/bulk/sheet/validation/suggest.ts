import type { BulkColumn } from '../../../contracts/index.ts';
import { formatLocale } from '../../../platform/i18n/functions.ts';
import { parseAmount } from '../../../platform/money/index.ts';
import { toAsciiDigits } from '../../../platform/text/index.ts';
import { paymentMethodOf } from '../cells/canonical-payment.ts';
import { canonicalPhone } from '../cells/canonical-phone.ts';
import type { ValidationContext } from './validation-context.ts';

/** Removes a label such as `Tel:`. Returns null if the rest is no phone number. */
const suggestPhone = (text: string, { market, parsePhone }: ValidationContext): string | null => {
  const digits = toAsciiDigits(text).replace(/^[\p{L}\s.:]+|[\s.,;]+$/gu, '');
  const phone = canonicalPhone(digits, market.country);
  return parsePhone(phone, market.country).possible ? phone : null;
};

/** Removes a currency before or after the number. */
const suggestAmount = (text: string, { market, language }: ValidationContext): string | null => {
  const number = text.replace(/^[\p{L}\p{Sc}.\s]+|[\p{L}\p{Sc}\s/=.-]+$/gu, '');
  const parsed = parseAmount(number, market.currency, formatLocale(language, market.country));
  return parsed.ok ? String(parsed.amount) : null;
};

/** Returns the value that certainly corrects a cell, or null. */
export const suggestCorrection = (
  column: BulkColumn,
  text: string,
  context: ValidationContext,
): string | null => {
  if (column === 'recipient_phone_number') return suggestPhone(text, context);
  return column === 'amount' && /[0-9]/.test(toAsciiDigits(text)) && !/^\s*[-−]/.test(text)
    ? suggestAmount(text, context)
    : null;
};

/** Returns how a valid cell is written in the template, or null if it already is. */
export const suggestForm = (column: BulkColumn, text: string, context: ValidationContext): string | null => {
  if (column === 'payment_method') {
    const method = paymentMethodOf(text);
    return method === null || method === text.trim() ? null : method;
  }
  if (column !== 'amount' || !/[.,٫٬،].*[.,٫٬،]|[.,٫٬،][0-9]{3}$/.test(toAsciiDigits(text))) return null;
  const suggestion = suggestAmount(text, context);
  return suggestion === text.trim() ? null : suggestion;
};
