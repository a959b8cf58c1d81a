import type { MessageContext } from '../learning/message-context.ts';
import { correctionWords } from '../words/correction-words.ts';
import type { PhoneSpan } from './phone-span.ts';

/** Maximum number of characters between a negation and its number. */
const NEGATION_REACH = 10;
/** Maximum number of characters between a wrong number and the one that replaces it. */
const CORRECTION_REACH = 80;

const retracted = /^[ .,]{0,2}[❌✖✗]|^[ ,]{0,2}(?:ki jagah|کی جگہ|の代わり)/u;
const isRetractedBefore = /(?:❌|誤[)）:：]|×) ?$/u;

const isNearDigits = (a: string, b: string): boolean => {
  const [x, y] = [a.slice(-8), b.slice(-8)];
  if (x === y || x.length !== y.length) return false;
  let differences = 0;
  for (let index = 0; index < x.length; index += 1) if (x[index] !== y[index]) differences += 1;
  return differences <= 3;
};

/** Returns true if two numbers differ only by a typing error: a few digits, or two swapped ones. */
export const isNearlySame = (a: PhoneSpan, b: PhoneSpan): boolean => isNearDigits(a.digits, b.digits);

/** Negations that precede what they negate. All others follow it. */
const leadingNegations: ReadonlySet<string> = new Set([
  'not',
  'no',
  'no es',
  'non',
  'non è',
  'bukan',
  'όχι',
  'οχι',
  'oxi',
  'δεν',
  'den',
  'مو',
  'مب',
  'مش',
  'ليس',
  'mo',
  'mu',
  'msh',
  'mesh',
  '不是',
  '唔係',
  '不',
  'ไม่ใช่',
  'hindi',
  'instead',
  'invece',
  'anziché',
]);

const isBefore = (end: number, start: number, reach: number = NEGATION_REACH): boolean =>
  end <= start && start - end <= reach;

/** Returns true if a cross, or the mark of a wrong number, is beside a number. */
const isCrossedOut = (text: string, { start, end }: PhoneSpan): boolean =>
  retracted.test(text.slice(end, end + NEGATION_REACH)) ||
  isRetractedBefore.test(text.slice(Math.max(0, start - 3), start));

/** Returns true if a negation such as "not" applies to a number. Between two numbers, it applies to one of them. */
const isNegated = ({ text, cues }: MessageContext, span: PhoneSpan, rivals: readonly PhoneSpan[]): boolean =>
  isCrossedOut(text, span) ||
  cues.some((cue) => {
    if (!cue.kinds.includes('negation')) return false;
    const isLeading = leadingNegations.has(text.slice(cue.start, cue.end));
    if (isBefore(cue.end, span.start))
      return isLeading || !rivals.some(({ end }) => isBefore(end, cue.start, CORRECTION_REACH));
    // The next line is about something else, as in "0917… ⏎ no card needed".
    if (!isBefore(span.end, cue.start) || text.slice(span.end, cue.start).includes('\n')) return false;
    if (!isLeading) return true;
    // "0917…14 not 41" negates the digits after it.
    const negatesDigits = /^ ?[0-9]/.test(text.slice(cue.end, cue.end + 2));
    return !negatesDigits && !rivals.some(({ start }) => isBefore(cue.end, start));
  });

/** Returns true if a word such as "sorry" or "correct" stands between two numbers. */
const isCorrectionBetween = ({ text }: MessageContext, wrong: PhoneSpan, right: PhoneSpan): boolean => {
  const between = right.start - wrong.end;
  if (between <= 0 || between > CORRECTION_REACH) return false;
  const words = text.slice(wrong.end, right.start);
  return correctionWords.some((word) => words.includes(word));
};

/**
 * Removes numbers that the message takes back. A negated number goes if a nearly equal one is not negated. The
 * earlier of two nearly equal numbers goes if a word between them says that the later one corrects it.
 */
export const withoutRetracted = (
  context: MessageContext,
  spans: readonly PhoneSpan[],
): readonly PhoneSpan[] => {
  const rivalsOf = (span: PhoneSpan): readonly PhoneSpan[] =>
    spans.filter((other) => isNearlySame(other, span));
  const negated = new Set(spans.filter((span) => isNegated(context, span, rivalsOf(span))));
  return spans.filter((span) => {
    const rivals = rivalsOf(span);
    if (rivals.length === 0) return true;
    if (negated.has(span)) return rivals.every((rival) => negated.has(rival));
    return !rivals.some((rival) => !negated.has(rival) && isCorrectionBetween(context, span, rival));
  });
};
