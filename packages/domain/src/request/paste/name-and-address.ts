import { GAP, type MaskedText } from './masked-text.ts';
import type { Chunk, Cue } from './chunks.ts';
import { addressScore, readAddress } from './read-address.ts';
import { isNameLike, readName } from './read-name.ts';
import { tidyText, withoutFillers } from './tidy-text.ts';

/** A chunk, or the text on one side of its unit. It may contain a name or an address. */
export interface Part {
  readonly text: string;
  readonly cue: Cue | null;
  readonly isLabelled: boolean;
  readonly line: number;
}
export interface FoundName {
  readonly text: string;
  /** True if a label or a name cue precedes the name. */
  readonly isCertain: boolean;
  readonly part: Part;
  /** The text of the part after the name. */
  readonly rest: string;
}

export interface FoundAddress {
  readonly text: string;
  /** True if a label such as "Address:" precedes the address. */
  readonly isLabelled: boolean;
  /** True if a label precedes the address or its score is high. */
  readonly isCertain: boolean;
}

const comma = /[,،，、]/u;
const looksLikeAddress = (text: string): boolean => addressScore(tidyText(text)) > 0;

/** Splits each chunk at its unit, unless both sides look like one address. */
export const splitParts = (masked: MaskedText, chunks: readonly Chunk[]): readonly Part[] =>
  chunks.flatMap(({ start, end, cue, isLabelled, line }): readonly Part[] => {
    const source = masked.source.slice(start, end);
    const visible = masked.visible.slice(start, end);
    const gapStart = visible.indexOf(GAP);
    if (gapStart < 0) return [{ text: source, cue, isLabelled, line }];
    const gapEnd = visible.lastIndexOf(GAP) + 1;
    const [textBefore, textAfter] = [source.slice(0, gapStart), source.slice(gapEnd)];
    if (looksLikeAddress(textBefore) && looksLikeAddress(textAfter))
      return [{ text: `${textBefore} ${textAfter}`, cue, isLabelled, line }];
    return [
      { text: textBefore, cue: cue === 'unit' ? null : cue, isLabelled, line },
      {
        text: textAfter,
        cue: withoutFillers(textBefore) === '' && cue !== 'unit' ? cue : null,
        isLabelled: false,
        line,
      },
    ].filter(({ text }) => /\p{L}/u.test(text));
  });

const findAnnouncedName = (parts: readonly Part[]): FoundName | null => {
  const announcedParts = parts.filter(({ cue }) => cue === 'name' || cue === 'introduction');
  for (const part of [...announcedParts.filter(({ isLabelled }) => isLabelled), ...announcedParts]) {
    const text = readName(part.text);
    const nameIndex = text === null ? -1 : part.text.indexOf(text);
    const rest = nameIndex < 0 ? '' : part.text.slice(nameIndex + (text ?? '').length);
    if (text !== null && addressScore(text) < 2)
      return { text, isCertain: part.isLabelled || part.cue === 'name', part, rest };
  }
  return null;
};

/**
 * Finds the most likely name in parts without a cue or with a phone cue. Prefers a whole part over the first
 * piece of a longer part.
 */
const findUnannouncedName = (parts: readonly Part[]): FoundName | null => {
  let best: (FoundName & { readonly score: number }) | null = null;
  for (const part of parts) {
    if (part.cue !== null && part.cue !== 'phone') continue;
    const [head = '', ...tail] = tidyText(part.text).split(comma);
    const text = withoutFillers(head);
    if (!isNameLike(text)) continue;
    const isAlone = tail.length === 0;
    const isTitled = !/\p{Ll}/u.test(text) || text.split(' ').every((word) => !/^\p{Ll}/u.test(word));
    const score =
      (isAlone ? 2 : addressScore(tail.join(',')) >= 2 ? 1 : 0) +
      (isTitled ? 1 : -1) +
      (text.includes(' ') ? 1 : 0);
    if (score >= 1 && score > (best?.score ?? 0))
      best = { text, isCertain: false, part, rest: tail.join(','), score };
  }
  return best;
};

export const findName = (parts: readonly Part[]): FoundName | null =>
  findAnnouncedName(parts) ?? findUnannouncedName(parts);

/**
 * Appends the next line to an address line if the next line has no cue and is not the name. It must also look
 * like part of an address, unless the name was found elsewhere.
 */
const joinNextLine = (parts: readonly Part[], index: number, name: FoundName | null): string => {
  const [part, next] = [parts[index], parts[index + 1]];
  if (!part) return '';
  const continues =
    next &&
    next !== name?.part &&
    next.cue === null &&
    next.line === part.line + 1 &&
    withoutFillers(next.text) !== '';
  return continues && (addressScore(next.text) > 0 || name !== null)
    ? `${part.text}\n${next.text}`
    : part.text;
};

/** Returns the index of the first address line. Lines before the best one may be part of the address. */
const firstAddressLineIndex = (parts: readonly Part[], bestIndex: number, name: FoundName | null): number => {
  let first = bestIndex;
  while (first > 0) {
    const [part, previousPart] = [parts[first], parts[first - 1]];
    const continuesBefore =
      part &&
      previousPart &&
      previousPart !== name?.part &&
      previousPart.cue === null &&
      previousPart.line === part.line - 1 &&
      addressScore(previousPart.text) > 0;
    if (!continuesBefore) break;
    first -= 1;
  }
  return first;
};

/**
 * Minimum score at which an address without a label counts as certain. A single street word scores less,
 * because it also occurs in small talk. A number, a comma or a second street word is enough to reach it.
 */
const CERTAIN_SCORE = 3;

const toFoundAddress = (text: string | null, isLabelled: boolean): FoundAddress | null =>
  text === null ? null : { text, isLabelled, isCertain: isLabelled || addressScore(text) >= CERTAIN_SCORE };

export const findAddress = (parts: readonly Part[], name: FoundName | null): FoundAddress | null => {
  const candidates = parts.map((part) =>
    part === name?.part ? { ...part, text: name.rest, cue: null } : part,
  );
  const announcedIndex = candidates.findIndex(
    ({ cue, text, isLabelled }) =>
      cue === 'address' && (isLabelled || addressScore(text) > 0) && readAddress(text, true) !== null,
  );
  if (announcedIndex >= 0)
    return toFoundAddress(
      readAddress(joinNextLine(candidates, announcedIndex, name), true),
      candidates[announcedIndex]?.isLabelled === true,
    );
  let bestIndex = -1;
  for (const [index, part] of candidates.entries()) {
    const isCandidate =
      part.cue === null ||
      part.cue === 'phone' ||
      part.cue === 'other' ||
      part.cue === 'name' ||
      part.cue === 'introduction' ||
      part.cue === 'address';
    const score = isCandidate ? addressScore(part.text) : 0;
    if (score >= 2 && score > (bestIndex < 0 ? 0 : addressScore(candidates[bestIndex]?.text ?? '')))
      bestIndex = index;
  }
  return bestIndex < 0
    ? null
    : toFoundAddress(
        readAddress(
          joinNextLine(candidates, firstAddressLineIndex(candidates, bestIndex, name), name),
          false,
        ),
        false,
      );
};
