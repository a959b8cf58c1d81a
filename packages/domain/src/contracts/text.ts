import * as z from 'zod/mini';
import { text } from './bounded-text.ts';
import { isBlank, textLimits } from './text-limits.ts';

export { id } from './bounded-text.ts';

const byteCount = (value: string): number => new TextEncoder().encode(value).length;

/** A text in a request with at least one visible character. */
const visibleText = (characters: number) =>
  text(characters).check(
    z.minLength(1),
    z.refine((value) => !isBlank(value), 'is blank'),
  );

export const personName = visibleText(textLimits.name);
/** The name on a card, which may be empty. */
export const holderName = text(textLimits.name);
export const addressPart = text(textLimits.addressPart);
export const address = visibleText(textLimits.address);
export const phoneNumber = text(textLimits.phoneNumber).check(z.regex(/^\+?[0-9]+$/));
export const searchText = text(textLimits.query);
export const password = text(textLimits.password);
export const token = text(textLimits.token);
export const remark = text(textLimits.remark);
/** An email, or the mobile number of an account without one. */
export const signInName = text(textLimits.email).check(
  z.refine((value) => byteCount(value) <= textLimits.email, `has more than ${textLimits.email} bytes`),
);
