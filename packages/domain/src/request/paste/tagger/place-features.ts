import { claimBit, type Context, type Line, type Segment } from './context.ts';
import type { Columns } from './columns.ts';
import { mixHash } from './hash.ts';
import { templates } from './templates.ts';
import { CLAIM_SHAPE, type Token } from './tokens.ts';
import { emitClasses, type Emit } from './word-features.ts';

const bucket = (count: number): number =>
  count < 4 ? count : count < 6 ? 4 : count < 10 ? 5 : count < 20 ? 6 : 7;

const emptySegment: Segment = { first: 0, last: -1, mask: 0 };
const emptyLine: Line = { first: 0, last: -1, claims: 0, bodyStart: 0, speaker: 0 };
/** Number of tokens on each side among which the nearest word of a class counts. */
const CLASS_REACH = 6;

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
  const shape = columns.shape[at] ?? 0;
  // The label.
  const labelHash = context.labelHashes[at] ?? 0;
  emit(templates.label, labelHash);
  emit(
    templates.labelClass,
    mixHash(context.labelMasks[at] ?? 0, labelHash === 0 ? 9 : bucket(context.labelDistances[at] ?? 0)),
  );
  emit(templates.inLabel, (context.isLabel[at] ?? 0) * 256 + shape);
  // The segment.
  const segment = context.segments[context.segmentOf[at] ?? 0] ?? emptySegment;
  const place = (at === segment.first ? 1 : 0) + (at === segment.last ? 2 : 0);
  emit(templates.placeInSegment, bucket(segment.last - segment.first + 1) * 4 + place);
  emitClasses(templates.segmentClass, segment.mask, emit);
  // The nearest class words in the line.
  const line = context.lines[context.lineOf[at] ?? 0] ?? emptyLine;
  for (let back = 1; back <= CLASS_REACH && at - back >= line.first; back += 1) {
    const bits = context.masks[at - back] ?? 0;
    if (bits === 0) continue;
    emit(templates.classBefore, mixHash(bits, back > 2 ? 3 : back));
    break;
  }
  for (let ahead = 1; ahead <= CLASS_REACH && at + ahead <= line.last; ahead += 1) {
    const bits = context.masks[at + ahead] ?? 0;
    if (bits === 0) continue;
    emit(templates.classAfter, mixHash(bits, ahead > 2 ? 3 : ahead));
    break;
  }
  // The line.
  const lineIndex = context.lineOf[at] ?? 0;
  const fromEnd = context.lines.length - 1 - lineIndex;
  emit(templates.lineNumber, mixHash(Math.min(lineIndex, 3) * 4 + Math.min(fromEnd, 3), shape));
  emit(templates.claim, claimBit(tokens[at]) * 256 + (shape >= CLAIM_SHAPE ? 1 : 0));
  emit(templates.lineClaims, mixHash(line.claims, shape));
  emit(
    templates.lineLength,
    mixHash(bucket(line.last - line.first + 1), (at === line.first ? 1 : 0) + (at === line.last ? 2 : 0)),
  );
  emit(templates.speaker, line.speaker * 4 + (at === line.bodyStart ? 1 : at < line.bodyStart ? 2 : 0));
  emit(templates.placeInTurn, mixHash(line.speaker * 16 + Math.min(at - line.bodyStart + 2, 6), shape));
  emit(templates.upperCase, mixHash(context.hasUpperCase ? 1 : 0, shape));
  emit(templates.country, country);
  // What the rules find here.
  emit(templates.rule, ruleTags[at] ?? 0);
  // The place in the message. Writers often sign with their name.
  emit(templates.quarter, Math.floor((4 * at) / tokens.length) * 256 + (shape >> 3));
};
