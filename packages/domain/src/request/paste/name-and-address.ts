import { GAP, type Canvas } from './canvas.ts';
import type { Chunk, Cue } from './chunks.ts';
import { addressWorth, readAddress } from './read-address.ts';
import { isNameLike, readName } from './read-name.ts';
import { tidyText, withoutFillers } from './tidy-text.ts';

/** A stretch that a name or an address may be in. */
export interface Part {
  readonly text: string;
  readonly cue: Cue | null;
  readonly isLabelled: boolean;
  readonly line: number;
}
/** A name, and the part that it stands in. */
export interface FoundName {
  readonly text: string;
  /** It was called a name. */
  readonly isSure: boolean;
  readonly part: Part;
  /** What stands in the part behind the name. */
  readonly rest: string;
}

export interface FoundAddress {
  readonly text: string;
  /** It was called an address, or looks like little else. */
  readonly isSure: boolean;
}

const comma = /[,،，、]/u;
const looksPlaced = (text: string): boolean => addressWorth(tidyText(text)) > 0;

/** Chunks with what stands on the two sides of a unit parted, unless both sides are of one address. */
export const partsOf = (canvas: Canvas, chunks: readonly Chunk[]): readonly Part[] =>
  chunks.flatMap(({ start, end, cue, isLabelled, line }): readonly Part[] => {
    const source = canvas.source.slice(start, end);
    const plain = canvas.plain.slice(start, end);
    const from = plain.indexOf(GAP);
    if (from < 0) return [{ text: source, cue, isLabelled, line }];
    const to = plain.lastIndexOf(GAP) + 1;
    const [before, after] = [source.slice(0, from), source.slice(to)];
    if (looksPlaced(before) && looksPlaced(after))
      return [{ text: `${before} ${after}`, cue, isLabelled, line }];
    return [
      { text: before, cue: cue === 'unit' ? null : cue, isLabelled, line },
      {
        text: after,
        cue: withoutFillers(before) === '' && cue !== 'unit' ? cue : null,
        isLabelled: false,
        line,
      },
    ].filter(({ text }) => /\p{L}/u.test(text));
  });

const announcedName = (parts: readonly Part[]): FoundName | null => {
  const named = parts.filter(({ cue }) => cue === 'name' || cue === 'introduction');
  for (const part of [...named.filter(({ isLabelled }) => isLabelled), ...named]) {
    const text = readName(part.text);
    const at = text === null ? -1 : part.text.indexOf(text);
    const rest = at < 0 ? '' : part.text.slice(at + (text ?? '').length);
    if (text !== null && addressWorth(text) < 2)
      return { text, isSure: part.isLabelled || part.cue === 'name', part, rest };
  }
  return null;
};

/** Of parts that nothing announces, the one most like a name: alone in its part before the first piece of a longer one. */
const unannouncedName = (parts: readonly Part[]): FoundName | null => {
  let best: (FoundName & { readonly worth: number }) | null = null;
  for (const part of parts) {
    if (part.cue !== null && part.cue !== 'phone') continue;
    const [head = '', ...tail] = tidyText(part.text).split(comma);
    const text = withoutFillers(head);
    if (!isNameLike(text)) continue;
    const isAlone = tail.length === 0;
    const isTitled = !/\p{Ll}/u.test(text) || text.split(' ').every((word) => !/^\p{Ll}/u.test(word));
    const worth =
      (isAlone ? 2 : addressWorth(tail.join(',')) >= 2 ? 1 : 0) +
      (isTitled ? 1 : -1) +
      (text.includes(' ') ? 1 : 0);
    if (worth >= 1 && worth > (best?.worth ?? 0))
      best = { text, isSure: false, part, rest: tail.join(','), worth };
  }
  return best;
};

export const nameOf = (parts: readonly Part[]): FoundName | null =>
  announcedName(parts) ?? unannouncedName(parts);

/** An address goes on over the end of its line when the next line is announced as nothing and is not the name. */
const withNextLine = (parts: readonly Part[], index: number, name: FoundName | null): string => {
  const [part, next] = [parts[index], parts[index + 1]];
  if (!part) return '';
  const goesOn =
    next &&
    next !== name?.part &&
    next.cue === null &&
    next.line === part.line + 1 &&
    withoutFillers(next.text) !== '';
  return goesOn && (addressWorth(next.text) > 0 || name !== null) ? `${part.text}\n${next.text}` : part.text;
};

/** Where the address begins whose best line is known: a line before may belong to it. */
const withLinesBefore = (parts: readonly Part[], best: number, name: FoundName | null): number => {
  let first = best;
  while (first > 0) {
    const [part, before] = [parts[first], parts[first - 1]];
    const belongs =
      part &&
      before &&
      before !== name?.part &&
      before.cue === null &&
      before.line === part.line - 1 &&
      addressWorth(before.text) > 0;
    if (!belongs) break;
    first -= 1;
  }
  return first;
};

/** One word that streets are called by is in much that people say; a number or a second such word makes it an address. */
const SURE = 3;

const found = (text: string | null, isCalled: boolean): FoundAddress | null =>
  text === null ? null : { text, isSure: isCalled || addressWorth(text) >= SURE };

export const addressOf = (parts: readonly Part[], name: FoundName | null): FoundAddress | null => {
  const open = parts.map((part) => (part === name?.part ? { ...part, text: name.rest, cue: null } : part));
  const announced = open.findIndex(
    ({ cue, text, isLabelled }) =>
      cue === 'address' && (isLabelled || addressWorth(text) > 0) && readAddress(text, true) !== null,
  );
  if (announced >= 0)
    return found(
      readAddress(withNextLine(open, announced, name), true),
      open[announced]?.isLabelled === true,
    );
  let best = -1;
  for (const [index, part] of open.entries()) {
    const isOpen =
      part.cue === null ||
      part.cue === 'phone' ||
      part.cue === 'other' ||
      part.cue === 'name' ||
      part.cue === 'introduction' ||
      part.cue === 'address';
    const worth = isOpen ? addressWorth(part.text) : 0;
    if (worth >= 2 && worth > (best < 0 ? 0 : addressWorth(open[best]?.text ?? ''))) best = index;
  }
  return best < 0
    ? null
    : found(readAddress(withNextLine(open, withLinesBefore(open, best, name), name), false), false);
};
