import { claimBit, type Context, type Line, type Segment } from './context.ts';
import { PAD, type Columns } from './columns.ts';
import { mixHash } from './hash.ts';
import { CLAIM_SHAPE, type Token } from './tokens.ts';
import type { Emit } from './word-features.ts';

const bucket = (count: number): number =>
  count < 4 ? count : count < 6 ? 4 : count < 10 ? 5 : count < 20 ? 6 : 7;

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

/** Writes the features of the place of a token: its label, segment, line, message, and what the rules find there. */
export const emitPlace = (
  at: number,
  tokens: readonly Token[],
  columns: Columns,
  context: Context,
  ruleTags: Uint8Array,
  country: number,
  emit: Emit,
): void => {
  const { word, shape, gap } = columns;
  const i = at + PAD;
  const s = (offset: number): number => shape[i + offset] ?? 0;
  const g = (offset: number): number => gap[i + offset] ?? 0;
  const mask = (offset: number): number => context.masks[at + offset] ?? 0;
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
  for (let ahead = 1; ahead <= 6 && at + ahead <= line.last; ahead += 1) {
    const bits = context.masks[at + ahead] ?? 0;
    if (bits === 0) continue;
    emit(114, mixHash(bits, ahead > 2 ? 3 : ahead));
    emit(115, mixHash(bits, s(0)));
    break;
  }
  // How the segment and its neighbours start.
  emit(116, mixHash(word[segment.first + PAD] ?? 0, Math.min(at - segment.first, 3)));
  emit(117, mixHash(context.masks[segment.first] ?? 0, place * 16 + segment.kind));
  emit(118, mixHash(word[segment.last + 1 + PAD] ?? 0, gapAfter * 4 + place));
  emit(119, mixHash(word[segment.first - 1 + PAD] ?? 0, gapBefore * 4 + place));
  // The line among the lines.
  const lineIndex = context.lineOf[at] ?? 0;
  const [lineBefore, lineAfter] = [context.lines[lineIndex - 1], context.lines[lineIndex + 1]];
  const fromEnd = context.lines.length - 1 - lineIndex;
  emit(120, mixHash(Math.min(lineIndex, 3) * 4 + Math.min(fromEnd, 3), s(0)));
  emit(121, mixHash(lineBefore?.claims ?? 64, mixHash(line.claims, lineAfter?.claims ?? 64)));
  emit(122, mixHash(lineBefore?.mask ?? -1, place * 16 + segment.kind));
  emit(123, mixHash(lineAfter?.mask ?? -1, place * 16 + segment.kind));
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
  emit(98, Math.min(left, 4) * 256 + s(0));
  emit(99, Math.floor((4 * at) / tokens.length) * 256 + (s(0) >> 3));
  emit(100, mixHash(labelHash, g(1)));
  emit(101, mixHash(mixHash(mask(-1), mask(0)), mask(1)));
  emit(89, country);
  emit(90, mixHash(country, s(0)));
};
