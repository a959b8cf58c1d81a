import * as z from 'zod/mini';
import { textLimits } from './text-limits.ts';

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
export const text = (characters: number) =>
  z.string().check(
    hasAtMost(characters),
    z.refine((value) => !unstorable.test(value), 'contains a null character or half of a surrogate pair'),
  );

/** An id, a code or a country code. */
export const id = text(textLimits.id);
