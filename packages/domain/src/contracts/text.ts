import * as z from 'zod/mini';
import { uploadFileBytes } from './body-limits.ts';
import { isBlank, textLimits } from './text-limits.ts';

/** A null character, or half of a surrogate pair. Databases and other services cannot store either. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Checks the length in code points, as JSON Schema counts it. zod's own check counts UTF-16 code units, so it
 * would allow only half as many emoji.
 */
const hasAtMost = (characters: number) => {
  const message = `has more than ${characters} characters`;
  const check = z.check<string>(({ value, issues }) => {
    // A code point has one or two code units, so only lengths between need counting.
    if (value.length > 2 * characters || (value.length > characters && [...value].length > characters))
      issues.push({ code: 'too_big', origin: 'string', maximum: characters, input: value, message });
  });
  // Adds `maxLength` to the JSON Schema.
  check._zod.onattach.push(({ _zod }) => {
    _zod.bag['maximum'] = characters;
  });
  return check;
};

/**
 * A text in a request, with a maximum length in code points. Its length in UTF-8 is at most four times as
 * many bytes.
 */
const text = (characters: number) =>
  z.string().check(
    hasAtMost(characters),
    z.refine((value) => !unstorable.test(value), 'contains a null character or half of a surrogate pair'),
  );

const byteCount = (value: string): number => new TextEncoder().encode(value).length;

/** A text in a request with at least one visible character. */
const visibleText = (characters: number) =>
  text(characters).check(
    z.minLength(1),
    z.refine((value) => !isBlank(value), 'is blank'),
  );

export const id = text(textLimits.id);
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
/** The content of a report. */
export const reportText = text(uploadFileBytes);
