import { claimBit, createContext, type Context, type Line, type Segment } from './context.ts';
import { hashText, mixHash } from './hash.ts';
import { CLAIM_SHAPE, type Token } from './tokens.ts';

const bucket = (count: number): number =>
  count < 4 ? count : count < 6 ? 4 : count < 10 ? 5 : count < 20 ? 6 : 7;

/** Hashes of the features of all tokens. Those of a token start at its offset. */
export interface Features {
  readonly hashes: Int32Array;
  readonly offsets: Int32Array;
  /** Word classes of each token, as a bit mask. */
  readonly classes: Int32Array;
}

const emptySegment: Segment = {
  first: 0,
  last: -1,
  mask: 0,
  kind: 15,
  isTitled: false,
  hasNumber: false,
  index: 0,
};
const emptyLine: Line = { first: 0, last: -1, claims: 0, mask: 0, bodyStart: 0, speaker: 0 };

interface Columns {
  readonly word: Int32Array;
  readonly shape: Int32Array;
  readonly gap: Int32Array;
  readonly prefix: Int32Array;
  readonly suffix: Int32Array;
  readonly suffix3: Int32Array;
}

/** Templates that name exact words. Training ignores them at random, so that the others learn unknown words. */
const wordTemplates: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 27, 28, 29, 30, 31, 32, 33, 34, 35, 50, 51, 97,
];
const TEMPLATE_COUNT = 128;
/** Sign bit of the features of each template: the sign marks those that name exact words. */
const templateBits = new Int32Array(TEMPLATE_COUNT);
for (const template of wordTemplates) templateBits[template] = 0x80000000;
const PAD = 4;

/** Copies the properties of tokens into arrays that are padded on both sides. */
const toColumns = (tokens: readonly Token[]): Columns => {
  const size = tokens.length + 2 * PAD;
  const column = (): Int32Array => new Int32Array(size).fill(-7);
  const columns = {
    word: column(),
    shape: column(),
    gap: column(),
    prefix: column(),
    suffix: column(),
    suffix3: column(),
  };
  for (const [index, token] of tokens.entries()) {
    const at = index + PAD;
    const { length } = token.word;
    columns.word[at] = token.hash;
    columns.shape[at] = token.shape;
    columns.gap[at] = token.gap;
    columns.prefix[at] = hashText(token.word, 0, Math.min(3, length));
    columns.suffix[at] = hashText(token.word, Math.max(0, length - 2));
    columns.suffix3[at] = hashText(token.word, Math.max(0, length - 3));
  }
  return columns;
};

/** Writes the features of one token through `emit(template, value)`. */
const emitToken = (
  at: number,
  tokens: readonly Token[],
  columns: Columns,
  context: Context,
  ruleTags: Uint8Array,
  country: number,
  emit: (template: number, value: number) => void,
): void => {
  const { word, shape, gap } = columns;
  const i = at + PAD;
  const w = (offset: number): number => word[i + offset] ?? 0;
  const s = (offset: number): number => shape[i + offset] ?? 0;
  const g = (offset: number): number => gap[i + offset] ?? 0;
  const mask = (offset: number): number => context.masks[at + offset] ?? 0;
  emit(0, 0);
  for (let offset = -3; offset <= 3; offset += 1) emit(4 + offset, w(offset));
  emit(8, mixHash(w(-1), w(0)));
  emit(9, mixHash(w(0), w(1)));
  emit(10, mixHash(w(-2), w(-1)));
  emit(11, mixHash(w(1), w(2)));
  emit(12, mixHash(w(-1), w(1)));
  for (let offset = -2; offset <= 2; offset += 1) emit(16 + offset, s(offset));
  emit(19, s(-1) * 256 + s(0));
  emit(20, s(0) * 256 + s(1));
  emit(21, mixHash(s(-1) * 256 + s(0), s(1)));
  emit(22, g(0));
  emit(23, g(1));
  emit(24, g(0) * 16 + g(1));
  emit(25, g(0) * 256 + s(0));
  emit(26, g(1) * 256 + s(0));
  emit(27, mixHash(w(0), g(0)));
  emit(28, mixHash(w(0), g(1)));
  emit(29, mixHash(w(-1), g(0)));
  emit(30, mixHash(w(1), g(1)));
  emit(31, columns.prefix[i] ?? 0);
  emit(32, columns.suffix[i] ?? 0);
  emit(33, columns.suffix3[i] ?? 0);
  emit(34, columns.suffix3[i - 1] ?? 0);
  emit(35, columns.suffix3[i + 1] ?? 0);
  // Word classes.
  for (let offset = -2; offset <= 2; offset += 1) {
    let bits = mask(offset);
    if (bits === 0) {
      emit(42 + offset, -1);
      continue;
    }
    while (bits !== 0) {
      const bit = bits & -bits;
      emit(42 + offset, bit);
      if (offset === 0) emit(45, mixHash(bit, s(0)));
      if (offset === -1) emit(46, mixHash(bit, s(0) * 16 + g(0)));
      bits ^= bit;
    }
  }
  emit(47, mixHash(mask(0), mask(-1)));
  emit(48, mixHash(mask(0), mask(1)));
  emit(49, mixHash(context.starts[at] ?? 0, g(0)));
  // The label.
  const labelHash = context.labelHashes[at] ?? 0;
  const distance = bucket(context.labelDistances[at] ?? 0);
  const labelMask = context.labelMasks[at] ?? 0;
  const isLabel = context.isLabel[at] ?? 0;
  emit(50, labelHash);
  emit(51, mixHash(labelHash, Math.min(distance, 2)));
  emit(52, mixHash(labelMask, labelHash === 0 ? 9 : distance));
  emit(53, mixHash(labelMask, s(0)));
  emit(54, isLabel * 256 + s(0));
  emit(55, mixHash(labelMask, g(0)));
  // The segment.
  const segmentIndex = context.segmentOf[at] ?? 0;
  const segment = context.segments[segmentIndex] ?? emptySegment;
  const before = context.segments[segmentIndex - 1] ?? emptySegment;
  const after = context.segments[segmentIndex + 1] ?? emptySegment;
  const length = segment.last - segment.first + 1;
  const place = (at === segment.first ? 1 : 0) + (at === segment.last ? 2 : 0);
  const gapBefore = tokens[segment.first]?.gap ?? 15;
  const gapAfter = tokens[segment.last + 1]?.gap ?? 15;
  emit(60, bucket(length) * 4 + place);
  emit(61, segment.kind * 16 + before.kind);
  emit(62, segment.kind * 16 + after.kind);
  emit(63, mixHash(segment.kind * 256 + before.kind * 16 + after.kind, place));
  emit(65, mixHash(before.kind * 256 + s(0), gapBefore));
  emit(66, mixHash(after.kind * 256 + s(0), gapAfter));
  emit(67, mixHash(bucket(length), (segment.isTitled ? 1 : 0) + s(0) * 2));
  emit(71, mixHash(bucket(length), segment.kind * 256 + gapBefore * 16 + gapAfter));
  let segmentBits = segment.mask;
  while (segmentBits !== 0) {
    const bit = segmentBits & -segmentBits;
    emit(72, bit);
    emit(73, mixHash(bit, s(0)));
    segmentBits ^= bit;
  }
  // The nearest class word before the token in its line.
  const line = context.lines[context.lineOf[at] ?? 0] ?? emptyLine;
  for (let back = 1; back <= 6 && at - back >= line.first; back += 1) {
    const bits = context.masks[at - back] ?? 0;
    if (bits === 0) continue;
    emit(75, mixHash(bits, back > 2 ? 3 : back));
    emit(76, mixHash(bits, s(0)));
    break;
  }
  // Neighbouring claims.
  for (let back = 1; back <= 3; back += 1) {
    const bit = claimBit(tokens[at - back]);
    if (bit < 0) continue;
    emit(77, bit * 4 + back);
    emit(78, mixHash(bit * 256 + s(0), g(0)));
    break;
  }
  for (let ahead = 1; ahead <= 4; ahead += 1) {
    const bit = claimBit(tokens[at + ahead]);
    if (bit < 0) continue;
    emit(79, bit * 8 + ahead);
    emit(80, mixHash(bit * 256 + s(0), g(1)));
    break;
  }
  emit(81, claimBit(tokens[at]) * 256 + (s(0) >= CLAIM_SHAPE ? 1 : 0));
  // The line and the message.
  emit(83, mixHash(line.claims, s(0)));
  emit(
    84,
    mixHash(bucket(line.last - line.first + 1), (at === line.first ? 1 : 0) + (at === line.last ? 2 : 0)),
  );
  emit(85, line.speaker * 4 + (at === line.bodyStart ? 1 : at < line.bodyStart ? 2 : 0));
  emit(86, mixHash(line.speaker * 16 + Math.min(at - line.bodyStart + 2, 6), s(0)));
  emit(88, mixHash(context.hasUpperCase ? 1 : 0, s(0)));
  // What the rules find here.
  const r = (offset: number): number => ruleTags[at + offset] ?? 0;
  emit(91, r(0));
  emit(92, r(-1) * 16 + r(0));
  emit(93, r(0) * 16 + r(1));
  emit(94, mixHash(r(0) * 16 + r(-1), g(0) * 256 + s(0)));
  emit(95, mixHash(r(0) * 16 + r(1), g(1) * 256 + s(0)));
  emit(96, mixHash(r(0), labelMask));
  // The place in the message. Writers often sign with their name.
  const left = tokens.length - at;
  emit(97, mixHash(mixHash(w(-1), w(0)), w(1)));
  emit(98, Math.min(left, 4) * 256 + s(0));
  emit(99, Math.floor((4 * at) / tokens.length) * 256 + (s(0) >> 3));
  emit(100, mixHash(labelHash, g(1)));
  emit(101, mixHash(mixHash(mask(-1), mask(0)), mask(1)));
  emit(89, country);
  emit(90, mixHash(country, s(0)));
};

/**
 * Creates the features of all tokens.
 * @param ruleTags The labels that the rules give to each token.
 */
export const createFeatures = (tokens: readonly Token[], country: string, ruleTags: Uint8Array): Features => {
  const columns = toColumns(tokens);
  const context = createContext(tokens);
  const offsets = new Int32Array(tokens.length + 1);
  let hashes = new Int32Array(tokens.length * 160);
  let size = 0;
  const emit = (template: number, value: number): void => {
    hashes[size] = (mixHash(value, template) & 0x7fffffff) | (templateBits[template] ?? 0);
    size += 1;
  };
  const countryHash = hashText(country);
  for (let at = 0; at < tokens.length; at += 1) {
    if (size + 256 > hashes.length) {
      const larger = new Int32Array(hashes.length * 2 + 256);
      larger.set(hashes);
      hashes = larger;
    }
    emitToken(at, tokens, columns, context, ruleTags, countryHash, emit);
    offsets[at + 1] = size;
  }
  return { hashes: hashes.subarray(0, size), offsets, classes: context.masks };
};
