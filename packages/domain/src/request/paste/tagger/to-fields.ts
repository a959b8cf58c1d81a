import { tidyText } from '../tidy-text.ts';
import type { TaggedValue } from './decode.ts';
import type { TaggedField } from './labels.ts';
import { textOfSpans, type Span } from './spans.ts';
import { gaps, type Token } from './tokens.ts';

export type TaggedValues = Readonly<Partial<Record<TaggedField, TaggedValue>>>;

/** Cuts tokens out of spans. A span that contains them is split in two. */
const withoutSpan = (spans: readonly Span[], [first, last]: Span): readonly Span[] =>
  spans.flatMap((span): readonly Span[] => {
    const before: Span = [span[0], Math.min(span[1], first - 1)];
    const after: Span = [Math.max(span[0], last + 1), span[1]];
    return [before, after].filter(([start, end]) => start <= end);
  });

const overlaps = (a: readonly Span[], [first, last]: Span): boolean =>
  a.some((span) => span[0] <= last && first <= span[1]);

/** Separators that join the words of a phrase. A street named after a person has no other separator. */
const joiners: readonly number[] = [gaps.none, gaps.space, gaps.hyphen, gaps.quote];

/**
 * Removes a name at the start or the end of an address: with the title before it and the whole part up to the name, or
 * with what follows a comma or a new line.
 */
const withoutNameAtEdge = (tokens: readonly Token[], spans: readonly Span[], name: Span): readonly Span[] => {
  const [head, tail] = [spans[0], spans.at(-1)];
  if (!head || !tail) return spans;
  if (name[0] >= head[0] && name[0] - head[0] <= MAX_TITLE_TOKENS && name[1] < head[1])
    return withoutSpan(spans, [head[0], name[1]]);
  const isTail = name[1] === tail[1] && name[0] > tail[0] && !joiners.includes(tokens[name[0]]?.gap ?? 0);
  return isTail ? withoutSpan(spans, name) : spans;
};

/** Lowest probability of a name that is cut off an address. Many places are named after people. */
const MIN_NAME_AT_EDGE = 0.2;

/** Maximum number of tokens before a name that belong to it, such as "Dr". */
const MAX_TITLE_TOKENS = 2;

/** Maximum number of tokens of a label inside an address, such as "City" in "12 Hill Road, City: Ipoh". */
const MAX_LABEL_TOKENS = 3;

const isPartStart = (gap: number): boolean =>
  gap === gaps.comma || gap === gaps.newline || gap === gaps.blankLine;

/** Removes the labels before colons inside an address. */
const withoutLabels = (tokens: readonly Token[], spans: readonly Span[]): readonly Span[] => {
  let rest = spans;
  for (const [first, last] of spans)
    for (let at = first + 1; at <= last; at += 1) {
      if (tokens[at]?.isAfterColon !== true) continue;
      let start = at - 1;
      while (start > first && at - start < MAX_LABEL_TOKENS && !isPartStart(tokens[start]?.gap ?? 0))
        start -= 1;
      if (start === first || isPartStart(tokens[start]?.gap ?? 0)) rest = withoutSpan(rest, [start, at - 1]);
    }
  return rest;
};

/** Extends spans that end within a time or a decimal, such as after the 10 of "before 10.45". */
const withWholeNumber = (source: string, tokens: readonly Token[], spans: readonly Span[]): readonly Span[] =>
  spans.map(([first, last]): Span => {
    const [end, next] = [tokens[last]?.end ?? 0, tokens[last + 1]];
    const isWithin = next !== undefined && /^[0-9][.:][0-9]$/.test(source.slice(end - 1, next.start + 1));
    return isWithin ? [first, last + 1] : [first, last];
  });

/**
 * Turns the values into texts. The address loses the tokens of a unit that is more likely, and a name at its start or end. A
 * name or a unit inside the address is dropped otherwise, so no phrase fills two fields.
 */
export const toFields = (
  source: string,
  tokens: readonly Token[],
  values: TaggedValues,
): Readonly<Record<TaggedField, string | null>> => {
  let address = withoutLabels(tokens, values.address?.spans ?? []);
  const [unit] = values.unit?.spans ?? [];
  const [name] = values.name?.spans ?? [];
  let isUnitInside = false;
  let isNameInside = false;
  if (unit && overlaps(address, unit)) {
    const rest = withoutSpan(address, unit);
    if (rest.length > 0) address = rest;
    else isUnitInside = true;
  }
  if (name && overlaps(address, name)) {
    const isLikely = (values.name?.probability ?? 0) >= MIN_NAME_AT_EDGE;
    const rest = isLikely ? withoutNameAtEdge(tokens, address, name) : address;
    if (rest === address) isNameInside = true;
    address = rest;
  }
  const textOf = (spans: readonly Span[]): string | null => {
    const text = spans.length === 0 ? '' : tidyText(textOfSpans(source, tokens, spans));
    return /\p{L}|\p{N}/u.test(text) ? text : null;
  };
  const [nameText, addressText] = [textOf(values.name?.spans ?? []), textOf(address)];
  return {
    // The same words can also occur in another place.
    name: isNameInside || nameText === addressText ? null : nameText,
    address: addressText,
    unit: isUnitInside ? null : textOf(values.unit?.spans ?? []),
    note: textOf(withWholeNumber(source, tokens, values.note?.spans ?? [])),
  };
};
