import {
  beginLabel,
  insideLabel,
  NAME_IN_ADDRESS,
  NAME_IN_NOTE,
  taggedFields,
  type TaggedField,
} from './labels.ts';
import { isLeadingClitic, isTrailingClitic } from './clitics.ts';
import type { Token } from './tokens.ts';

/** Texts of the fields that the tagger fills. Null if a message lacks one. */
export type TextLabels = Readonly<Record<TaggedField, string | null>>;

type Span = readonly [first: number, last: number];

const fold = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()].filter((c) => /[\p{L}\p{M}\p{N}]/u.test(c)).join('');

/** The letters and digits of the tokens, with the token of each. */
const spell = (visible: string, tokens: readonly Token[]) => {
  let letters = '';
  const owner: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const text = fold(visible.slice(token.start, token.end));
    letters += text;
    for (let k = 0; k < text.length; k += 1) owner.push(index);
  }
  return { letters, owner };
};

const occurrences = (letters: string, text: string): number[] => {
  const found: number[] = [];
  for (let at = letters.indexOf(text); at >= 0 && text !== ''; at = letters.indexOf(text, at + 1))
    found.push(at);
  return found;
};

/** An address or a note may consist of this many parts. */
const MAX_PIECES = 5;

/**
 * Labels the tokens that spell the name, the address, the unit and the note of a message. An address or a note
 * may consist of several spans. Leaves out a field that is not in the text.
 */
export const alignLabels = (
  visible: string,
  tokens: readonly Token[],
  labels: TextLabels,
  normalizeVisible: (text: string) => string,
): Uint8Array => {
  const { letters, owner } = spell(visible, tokens);
  const tags = new Uint8Array(tokens.length);
  const isBoundary = (at: number): boolean => at <= 0 || at >= owner.length || owner[at] !== owner[at - 1];
  // A value may start after a clitic, or end before one. Then its first or last token includes the clitic.
  const isStart = (at: number): boolean =>
    isBoundary(at) || isLeadingClitic(letters.slice(owner.indexOf(owner[at] ?? 0), at));
  const isEnd = (at: number): boolean =>
    isBoundary(at) || isTrailingClitic(letters.slice(at, owner.lastIndexOf(owner[at] ?? 0) + 1));
  const target = (value: string | null): string => (value === null ? '' : fold(normalizeVisible(value)));
  const spanAt = (at: number, length: number): Span => [owner[at] ?? 0, owner[at + length - 1] ?? 0];
  const clean = (text: string): number[] =>
    occurrences(letters, text).filter((at) => isStart(at) && isEnd(at + text.length));
  const write = ([first, last]: Span, field: number): void => {
    for (let at = first; at <= last; at += 1)
      tags[at] = at === first ? beginLabel(field) : insideLabel(field);
  };
  const isFree = ([first, last]: Span): boolean => tags.subarray(first, last + 1).every((tag) => tag === 0);
  /** Finds the parts of a text in their order. Returns none if some part is missing. */
  const findPieces = (text: string): readonly Span[] => {
    const pieces: Span[] = [];
    let rest = text;
    let from = 0;
    while (rest !== '') {
      let length = rest.length;
      let found = -1;
      for (; length > 0 && found < 0; length -= 1)
        found = clean(rest.slice(0, length)).find((at) => at >= from) ?? -1;
      if (found < 0) return [];
      length += 1;
      pieces.push(spanAt(found, length));
      from = found + length;
      rest = rest.slice(length);
    }
    return pieces.length <= MAX_PIECES ? pieces : [];
  };
  // The address.
  const address = target(labels.address);
  if (address !== '') {
    const whole = clean(address);
    if (whole[0] !== undefined) write(spanAt(whole[0], address.length), 1);
    else for (const piece of findPieces(address)) write(piece, 1);
  }
  for (const field of [2, 3] as const) {
    const text = target(labels[taggedFields[field] ?? 'name']);
    if (text === '') continue;
    const places = clean(text).map((at) => spanAt(at, text.length));
    const free = places.filter(isFree);
    if (free[0]) {
      // A note is more likely at the end, and a short unit next to the address.
      const addressAt = tags.indexOf(beginLabel(1));
      const best =
        field === 2 && addressAt >= 0
          ? [...free].sort((a, b) => Math.abs(a[0] - addressAt) - Math.abs(b[0] - addressAt))[0]
          : free[0];
      if (best) write(best, field);
    } else if (field === 3) for (const piece of findPieces(text).filter(isFree)) write(piece, field);
  }
  const name = target(labels.name);
  if (name !== '') {
    const places = clean(name).map((at) => spanAt(at, name.length));
    const free = places.filter(isFree);
    for (const span of free) write(span, 0);
    if (free.length === 0) {
      const nested = places.find(([first, last]) => {
        const held = [...tags.subarray(first, last + 1)];
        return held.every((tag) => tag === 7 || tag === 8) || held.every((tag) => tag === 3 || tag === 4);
      });
      if (nested) {
        const base = (tags[nested[0]] ?? 0) >= 7 ? NAME_IN_NOTE : NAME_IN_ADDRESS;
        for (let at = nested[0]; at <= nested[1]; at += 1) tags[at] = at === nested[0] ? base : base + 1;
        const next = nested[1] + 1;
        if (tags[next] === 3 || tags[next] === 7) tags[next] = 0;
      }
    }
  }
  return tags;
};
