import type { PasteMarket } from '../../draft/index.ts';
import { contextFeatures } from '../learning/context-features.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { oncePerMessage } from '../learning/once-per-message.ts';
import type { Candidate } from '../learning/weights.ts';
import { isNearlySame, withoutRetracted } from './corrections.ts';
import { isOtherOwner } from './other-owners.ts';
import { parseDigits, type PhoneKind } from './parse-digits.ts';
import type { PhoneSpan } from './phone-span.ts';
import { findSpokenNumbers, type SpokenNumber } from './spoken-digits.ts';

/** Matches groups of digits with the separators of phone numbers, within one line. */
const digitRun = /[+(]?[0-9](?:[0-9 ()の_-]|\.(?! )|۔(?=[0-9])|\/(?=[0-9]{5}))*/g;
const digitGroup = /[0-9]+/g;
/** Matches a date with an hour, as chat exports have it before each message. */
const timestamp = /^[0-9]{1,2}[./-][0-9]{1,2}[./-](?:20)?[0-9]{2},? [0-9]{1,2}$/;
const MAX_GROUPS = 11;
const MAX_DIGITS = 17;
const MAX_CANDIDATES = 40;

const preciseKinds: ReadonlySet<PhoneKind> = new Set(['home-international', 'foreign', 'mobile', 'coded']);
export const isPrecise = ({ kind }: PhoneSpan): boolean => preciseKinds.has(kind);
const overlaps = (a: PhoneSpan, b: PhoneSpan): boolean => a.start < b.end && b.start < a.end;

/**
 * Removes spans that only look like a number because they share digits with a mobile number, which has an
 * exact length.
 */
const withoutPartialNumbers = (spans: readonly PhoneSpan[]): readonly PhoneSpan[] =>
  spans.filter((span) => {
    // Without rules for its country, a number goes as far as its digits.
    if (span.kind === 'unknown' && spans.some(({ start, end }) => start === span.start && end > span.end))
      return false;
    const rivals = spans.filter((other) => other !== span && isPrecise(other) && overlaps(span, other));
    return isPrecise(span)
      ? !rivals.some((other) => other.start <= span.start && other.end >= span.end)
      : rivals.length === 0;
  });

/** Removes numbers of the vendor's country that are the end of a number of another country, as in "+33 612 345 678". */
const withoutEndsOfForeign = (
  spans: readonly PhoneSpan[],
  { callingCode }: PasteMarket,
): readonly PhoneSpan[] => {
  const foreign = spans.filter(({ kind, e164 }) => kind === 'unknown' && !e164.startsWith(`+${callingCode}`));
  return spans.filter(
    (span) => !isPrecise(span) || !foreign.some(({ start, end }) => start < span.start && end >= span.end),
  );
};

const findSpans = (run: string, at: number, market: PasteMarket): readonly PhoneSpan[] => {
  const groups = [...run.matchAll(digitGroup)];
  const spans: PhoneSpan[] = [];
  for (const [first, { index }] of groups.entries()) {
    const mark = run[index - 1] === '(' ? index - 2 : index - 1;
    const hasPlus = run[mark] === '+' || run[index - 1] === '+';
    let digits = '';
    for (const [offset, lastGroup] of groups.slice(first, first + MAX_GROUPS).entries()) {
      digits += lastGroup[0];
      if (digits.length > MAX_DIGITS) break;
      const parsed = digits.length >= 7 ? parseDigits(digits, hasPlus, market) : null;
      if (!parsed) continue;
      spans.push({
        ...parsed,
        start: at + (hasPlus ? Math.min(mark, index - 1) : index),
        end: at + lastGroup.index + lastGroup[0].length,
        digits,
        startsRun: first === 0,
        endsRun: first + offset === groups.length - 1,
        groupCount: offset + 1,
        isSpoken: false,
      });
    }
  }
  return withoutPartialNumbers(withoutEndsOfForeign(spans, market));
};

const toSpokenSpan = ({ digits, start, end }: SpokenNumber, market: PasteMarket): PhoneSpan | null => {
  const parsed = digits.length >= 7 ? parseDigits(digits, false, market) : null;
  return (
    parsed && { ...parsed, start, end, digits, startsRun: true, endsRun: true, groupCount: 5, isSpoken: true }
  );
};

/** Finds numbers that are spelled out. Words that make a mobile number too long are not part of it. */
const findSpokenSpans = (text: string, market: PasteMarket): readonly PhoneSpan[] =>
  findSpokenNumbers(text).flatMap((number) => {
    const [whole, ...parts] = [number, ...number.shorter].map((part) => toSpokenSpan(part, market));
    const exact = whole && isPrecise(whole) ? whole : parts.find((part) => part && isPrecise(part));
    return exact ?? whole ?? [];
  });

const isInside = (span: PhoneSpan, other: PhoneSpan): boolean =>
  other !== span && other.start <= span.start && other.end >= span.end && other.digits !== span.digits;

/** Maximum number of characters between two numbers of the same person, as in "0917… or 0928…". */
const PAIR_REACH = 14;

/** Describes whether a number directly follows or precedes another one. The first of a pair is usually preferred. */
const pairFeatures = (text: string, span: PhoneSpan, spans: readonly PhoneSpan[]): readonly string[] => {
  const isPair = (first: PhoneSpan, second: PhoneSpan): boolean => {
    const gap = second.start - first.end;
    if (gap <= 0 || gap > PAIR_REACH || first.e164 === second.e164) return false;
    return !/[.!?。،;\n][^/]*\p{L}{4}|\(/u.test(text.slice(first.end, second.start));
  };
  return [
    ...(spans.some((other) => isPair(other, span)) ? ['second of pair'] : []),
    ...(spans.some((other) => isPair(span, other)) ? ['first of pair'] : []),
  ];
};

const positionFeatures = (span: PhoneSpan, spans: readonly PhoneSpan[]): readonly string[] => {
  const numbers = [...new Set(spans.filter(({ startsRun }) => startsRun).map(({ e164 }) => e164))];
  const place = numbers.indexOf(span.e164);
  const rivals = spans.filter((other) => isNearlySame(other, span));
  const others = spans.filter(({ e164 }) => e164 !== span.e164);
  return [
    ...(rivals.length > 0
      ? [rivals.some(({ start }) => start > span.end) ? 'corrected later' : 'corrects']
      : [`place=${place}/${Math.min(numbers.length, 4)}`, ...(place === numbers.length - 1 ? ['last'] : [])]),
    ...(others.some(isPrecise) ? [`kind=${span.kind} beside mobile`] : []),
    ...(others.some(({ e164, start }) => e164 === span.e164 && start > span.end) ? ['repeated'] : []),
  ];
};

interface FoundNumbers {
  readonly spans: readonly PhoneSpan[];
  readonly hasRetracted: boolean;
}

const findNumbers = oncePerMessage((context, market): FoundNumbers => {
  const written = [...context.text.matchAll(digitRun)].flatMap((match) =>
    findSpans(match[0].slice(0, 120), match.index, market),
  );
  const isTimestamp = ({ start, end }: PhoneSpan): boolean => timestamp.test(context.text.slice(start, end));
  const all = [
    ...written.filter((span) => !isTimestamp(span)),
    ...findSpokenSpans(context.text, market),
  ].slice(0, MAX_CANDIDATES);
  const spans = withoutRetracted(context, all);
  return { spans, hasRetracted: spans.length < all.length };
});

/** Finds everything in a message that could be a phone number and is not taken back. */
export const findPhoneSpans = (context: MessageContext, market: PasteMarket): readonly PhoneSpan[] =>
  findNumbers(context, market).spans;

/** Returns true if a message takes a phone number back, as in "not …38 but …83". */
export const retractsNumber = (context: MessageContext, market: PasteMarket): boolean =>
  findNumbers(context, market).hasRetracted;

/**
 * Finds everything in a message that could be the recipient's phone number, with its features. The numbers of the
 * shop, the rider and the payer are no candidates.
 */
export const findPhoneCandidates = oncePerMessage((context, market): readonly Candidate<string>[] => {
  const spans = findPhoneSpans(context, market);
  const isRecipients = ({ start, end }: PhoneSpan): boolean => !isOtherOwner(context.text, start, end);
  return spans.filter(isRecipients).map((span) => ({
    value: span.e164,
    start: span.start,
    end: span.end,
    features: [
      ...contextFeatures(context, span.start, span.end),
      ...positionFeatures(span, spans),
      ...pairFeatures(context.text, span, spans),
      ...(span.isSpoken ? ['spoken'] : []),
      ...(spans.some((other) => isInside(span, other)) ? ['inside another'] : []),
      `kind=${span.kind}`,
      `kind=${span.kind}/${Number(span.startsRun)}${Number(span.endsRun)}`,
      `run=${Number(span.startsRun)}${Number(span.endsRun)}`,
      `digits=${span.digits.length}`,
      `groups=${Math.min(span.groupCount, 5)}`,
    ],
  }));
});
