import { foldText } from './fold-text.ts';

/** A part of a text that either matches the query or does not. */
export interface MatchPart {
  /** Index of the part in the whole text. */
  readonly start: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text into parts that match the words of a query and parts that do not. Ignores case and accents.
 * A query word matches only at the start of a word, as in address search. A number matches only a whole number:
 * `12` is not in the postal code `1212`.
 */
export function matchParts(text: string, query: string): readonly MatchPart[] {
  const folded = foldText(text);
  const isMatch = Array.from<boolean>({ length: text.length }).fill(false);
  for (const word of foldText(query)
    .split(/[\s,]+/)
    .filter(Boolean)) {
    for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + 1)) {
      const isWordStart = start === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(start - 1));
      const isCutNumber = /\p{Nd}$/u.test(word) && /\p{Nd}/u.test(folded.charAt(start + word.length));
      if (isWordStart && !isCutNumber) isMatch.fill(true, start, start + word.length);
    }
  }
  const parts: { start: number; text: string; isMatch: boolean }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = parts.at(-1);
    const matches = isMatch[index] ?? false;
    if (last?.isMatch === matches) last.text += text.charAt(index);
    else parts.push({ start: index, text: text.charAt(index), isMatch: matches });
  }
  return parts;
}
