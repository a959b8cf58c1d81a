import { LABEL_COUNT, NAME_IN_ADDRESS, NAME_IN_NOTE, taggedFields, type TaggedField } from './labels.ts';
import type { Token } from './tokens.ts';

/** A run of tokens, from the first to the last one. */
export type Span = readonly [first: number, last: number];

const isBegin = (label: number, field: number): boolean =>
  label === 1 + field * 2 || (field === 0 && (label === NAME_IN_NOTE || label === NAME_IN_ADDRESS));
const isInside = (label: number, field: number): boolean =>
  label === 2 + field * 2 || (field === 0 && (label === NAME_IN_NOTE + 1 || label === NAME_IN_ADDRESS + 1));
const isWithin = (label: number, field: number): boolean =>
  (field === 3 && (label === NAME_IN_NOTE || label === NAME_IN_NOTE + 1)) ||
  (field === 1 && (label === NAME_IN_ADDRESS || label === NAME_IN_ADDRESS + 1));

/** Returns the spans of a field in a sequence of labels. */
export const spansOf = (path: Uint8Array, fieldName: TaggedField): readonly Span[] => {
  const field = taggedFields.indexOf(fieldName);
  const spans: Span[] = [];
  let first = -1;
  for (let at = 0; at <= path.length; at += 1) {
    const label = path[at] ?? 0;
    const continues = first >= 0 && (isInside(label, field) || isWithin(label, field));
    if (continues) continue;
    if (first >= 0) spans.push([first, at - 1]);
    first = isBegin(label, field) || isWithin(label, field) ? at : -1;
  }
  return spans;
};

/** Labels that belong to a field, as a bit mask. */
const fieldLabels = (field: number): number => {
  let bits = 0;
  for (let label = 0; label < LABEL_COUNT; label += 1)
    if (isBegin(label, field) || isInside(label, field) || isWithin(label, field)) bits |= 1 << label;
  return bits;
};

/** Labels that can start a span of a field. */
const firstLabels = (field: number): number => {
  let bits = 0;
  for (let label = 0; label < LABEL_COUNT; label += 1)
    if (isBegin(label, field) || isWithin(label, field)) bits |= 1 << label;
  return bits;
};

/** Labels that can start a span of a field, and that can continue it. */
export const startsOf = (field: number): number => firstLabels(field);
export const continuationsOf = (field: number): number =>
  fieldLabels(field) &
  ~(1 << (1 + field * 2)) &
  ~(field === 0 ? (1 << NAME_IN_NOTE) | (1 << NAME_IN_ADDRESS) : 0);

const allLabels = (1 << LABEL_COUNT) - 1;
const memberBits = taggedFields.map((_, field) => fieldLabels(field));
const firstBits = taggedFields.map((_, field) => firstLabels(field));

/**
 * Returns the labels that each token may have if a field consists of exactly these spans. `isOpen` tokens are
 * not limited.
 */
export const labelsForSpans = (
  count: number,
  fieldName: TaggedField,
  spans: readonly Span[],
  isOpen: (at: number) => boolean,
): Int32Array => {
  const field = taggedFields.indexOf(fieldName);
  const member = memberBits[field] ?? 0;
  const first = firstBits[field] ?? 0;
  const masks = new Int32Array(count);
  for (let at = 0; at < count; at += 1) masks[at] = isOpen(at) ? allLabels : allLabels & ~member;
  for (const [start, end] of spans) {
    masks[start] = first;
    const inside = member & ~(1 << (1 + field * 2));
    for (let at = start + 1; at <= end; at += 1) masks[at] = inside;
    if (end + 1 < count) {
      const next = masks[end + 1] ?? 0;
      masks[end + 1] = next & ~(inside & ~first);
    }
  }
  return masks;
};

const openers: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '“': '”',
  '«': '»',
  '「': '」',
  '【': '】',
  '"': '"',
};

/** Cuts a span out of the source, with the brackets that belong to it. */
const cut = (source: string, tokens: readonly Token[], [first, last]: Span, previousEnd: number): string => {
  let start = tokens[first]?.start ?? 0;
  let end = tokens[last]?.end ?? 0;
  const before = source[start - 1];
  if (start > previousEnd && (before === '#' || before === '＃' || before === '〒')) start -= 1;
  const inside = source.slice(start, end);
  const after = source[end] ?? '';
  for (const [open, close] of Object.entries(openers)) {
    const opened = inside.split(open).length - 1;
    const closed = open === close ? opened % 2 === 0 : opened === inside.split(close).length - 1;
    if (!closed && after === close) end += 1;
  }
  return source
    .slice(start, end)
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/(?:,\s*){2,}/g, ', ');
};

/** Joins the spans of a field into a text. */
export const textOfSpans = (source: string, tokens: readonly Token[], spans: readonly Span[]): string => {
  let text = '';
  let previousEnd = 0;
  for (const [index, span] of spans.entries()) {
    const piece = cut(source, tokens, span, previousEnd);
    const start = tokens[span[0]]?.start ?? 0;
    const hasMark = index > 0 && /[,،，、\n]/.test(source.slice(previousEnd, start));
    text += index === 0 ? piece : `${hasMark ? ', ' : ' '}${piece}`;
    previousEnd = tokens[span[1]]?.end ?? 0;
  }
  return text.trim();
};
