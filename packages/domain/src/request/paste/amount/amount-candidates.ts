import { parseAmount } from '../../../platform/money/index.ts';
import type { PasteMarket } from '../../draft/index.ts';
import { clearedText } from '../clear-clutter.ts';
import { findPhoneSpans, isPrecise } from '../phone/phone-candidates.ts';
import { contextFeatures } from '../learning/context-features.ts';
import type { CueKind } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { Candidate } from '../learning/weights.ts';
import { findSpokenAmounts } from './spoken-amounts.ts';
import { currencyAfter, currencyBefore } from './currency.ts';

const amountPattern = /[0-9]+(?:[.,'][0-9]+)*/g;
const MAX_LENGTH = 14;
const MAX_CANDIDATES = 50;
const MAX_VALUES = 40;
/** Number of characters before and after a number in which a cue word counts. */
const CUE_REACH_BEFORE = 28;
const CUE_REACH_AFTER = 14;
/** Number of characters between "change for" and its banknote. */
const CHANGE_REACH = 8;
interface AmountSpan {
  readonly text: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly hasCurrency: boolean;
  /** Kinds of the word that labels the number. */
  readonly label: readonly CueKind[];
  /** The cue words before the number on its line, or right after it. */
  readonly kinds: ReadonlySet<CueKind>;
  /** True for a number inside a date, a time, an order number or another text that is no amount. */
  readonly isClutter: boolean;
  /** True for a number in words. */
  readonly isSpoken: boolean;
}

const moneyKinds: readonly CueKind[] = [
  'amount',
  'total',
  'cash',
  'cashMoney',
  'paid',
  'done',
  'money',
  'balance',
];

const hasCurrencyAt = (text: string, start: number, end: number): boolean =>
  currencyBefore.test(text.slice(Math.max(0, start - 12), start)) ||
  currencyAfter.test(text.slice(end, end + 14));

const findSpans = (context: MessageContext, market: PasteMarket): readonly AmountSpan[] => {
  const locale = `${market.languages[0] ?? 'en'}-${market.country.toUpperCase()}`;
  const { text } = context;
  const cleared = clearedText(context);
  // No amount starts with a 0, so a number with a trunk prefix is a phone number even if its length is unusual.
  const phones = findPhoneSpans(context, market).filter(
    (span) => isPrecise(span) || span.kind === 'unknown' || span.digits.startsWith('0'),
  );
  const spans: AmountSpan[] = [];
  for (const match of text.matchAll(amountPattern)) {
    const end = match.index + match[0].length;
    if (phones.some((phone) => phone.start < end && phone.end > match.index)) continue;
    if (match[0].length > MAX_LENGTH || spans.length >= MAX_CANDIDATES) continue;
    const parsed = parseAmount(match[0], market.currency, locale);
    if (!parsed.ok) continue;
    spans.push({
      text: match[0],
      value: parsed.amount,
      start: match.index,
      end,
      label: findLabel(context, match.index, end),
      kinds: findKinds(context, match.index, end),
      isClutter: cleared[match.index] !== text[match.index],
      isSpoken: false,
      hasCurrency: hasCurrencyAt(text, match.index, end),
    });
  }
  for (const { value, start, end } of findSpokenAmounts(text)) {
    if (spans.length >= MAX_CANDIDATES || phones.some((phone) => phone.start < end && phone.end > start))
      continue;
    const kinds = findKinds(context, start, end);
    const hasCurrency = hasCurrencyAt(text, start, end);
    // Without a word about money, a number in words is a number of goods or of a house.
    if (!hasCurrency && !moneyKinds.some((kind) => kinds.has(kind))) continue;
    spans.push({
      text: String(value),
      value,
      start,
      end,
      label: findLabel(context, start, end),
      kinds,
      isClutter: false,
      isSpoken: true,
      hasCurrency,
    });
  }
  return spans;
};

/** Returns true for a number like a banknote, such as 20, 500 or 1000. */
const isBanknote = (value: number): boolean => /^[125]0+$/.test(String(value));
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.001;
const keyOf = (value: number): number => Math.round(value * 1000);

const findKinds = ({ text, cues }: MessageContext, start: number, end: number): ReadonlySet<CueKind> => {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - CUE_REACH_BEFORE);
  const kinds = new Set<CueKind>();
  for (const cue of cues) {
    if (cue.start > end + CUE_REACH_AFTER) break;
    const isBefore = cue.start >= from && cue.end <= start;
    const isAfter = cue.start >= end && !/[.,;\n]/.test(text.slice(end, cue.start));
    if (isBefore || isAfter) for (const kind of cue.kinds) kinds.add(kind);
  }
  return kinds;
};

const partKinds: readonly CueKind[] = ['deposit', 'balance', 'total', 'paid', 'done', 'fee'];

/** Returns the kinds of the word that labels a number: the nearest one before it on its line, or right after it. */
const findLabel = ({ text, cues }: MessageContext, start: number, end: number): readonly CueKind[] => {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const labels = cues.filter(({ kinds }) => kinds.some((kind) => partKinds.includes(kind)));
  const before = labels.findLast((cue) => cue.end <= start && cue.start >= lineStart);
  const isNear =
    before && start - before.end <= CUE_REACH_BEFORE && !/[0-9]/.test(text.slice(before.end, start));
  if (isNear) return before.kinds;
  const after = labels.find((cue) => cue.start >= end);
  return after && after.start - end <= CUE_REACH_AFTER && !/[.,;\n]/.test(text.slice(end, after.start))
    ? after.kinds
    : [];
};

/** Words after which a number is a guess, or before which it is one. */
const guessBefore =
  /(?<![\p{L}\p{M}])(?:about|around|approx\.?|roughly|mga|kira-kira|lebih kurang|circa|più o meno|unos|unas|alrededor de|aprox\.?|περίπου|γύρω στα|peripou|حوالي|بحوالي|تقريبا|প্রায়|تقریباً?|لگ بھگ|taqreeban|ประมาณ|ราวๆ|大概|大約|大约|約|だいたい|およそ)[ :]{0,2}[^\p{L}0-9\n]{0,3}(?:\p{L}{1,3} ?)?$/iu;
const guessAfter =
  /^ ?(?:[-~–] ?[0-9]{2,}|[^\p{L}0-9\n]{0,2}\p{L}{0,5} ?(?:টাকার মত|টাকার মতো|এর মত|左右|上下|くらい|ぐらい|前後|กว่า|ish(?![a-z])|or so|approx|περίπου|circa|lebih kurang|تقريبا|کے قریب|کے لگ بھگ))/iu;

const isGuess = ({ text }: MessageContext, { start, end }: AmountSpan): boolean =>
  guessBefore.test(text.slice(Math.max(0, start - 20), start)) || guessAfter.test(text.slice(end, end + 20));

/** Returns true for the banknote that the recipient pays with, as in "change for 500". It is never the amount. */
const isBanknoteForChange = ({ text, cues }: MessageContext, { start, value }: AmountSpan): boolean =>
  isBanknote(value) &&
  cues.some(
    (cue) =>
      cue.kinds.includes('change') &&
      cue.end <= start &&
      start - cue.end <= CHANGE_REACH &&
      !/[\n.,;:]/.test(text.slice(cue.end, start)),
  );

/** Returns true for a banknote that a word follows, as in "I have a 500 note". */
const isNamedBanknote = ({ text, cues }: MessageContext, { end, value }: AmountSpan): boolean =>
  isBanknote(value) &&
  cues.some(
    (cue) =>
      cue.kinds.includes('change') &&
      cue.start >= end &&
      cue.start - end <= CHANGE_REACH &&
      !/[\n.,;:]/.test(text.slice(end, cue.start)) &&
      !/[0-9]/.test(text.slice(cue.end, cue.end + CHANGE_REACH)),
  );

/** The numbers of a message, compared with each other. */
interface Numbers {
  readonly spans: readonly AmountSpan[];
  readonly priced: readonly AmountSpan[];
  /** The different values, at most `MAX_VALUES`, as multiples of 0.001. */
  readonly values: readonly number[];
  readonly keys: ReadonlySet<number>;
}

const compareNumbers = (spans: readonly AmountSpan[]): Numbers => {
  const values = [...new Set(spans.map(({ value }) => keyOf(value)))]
    .filter((value) => value > 0)
    .slice(0, MAX_VALUES);
  return { spans, priced: spans.filter(({ hasCurrency }) => hasCurrency), values, keys: new Set(values) };
};

/** Features for a total, a deposit and a balance: the deposit and the balance add up to the total. */
const depositFeatures = (span: AmountSpan, { spans, keys }: Numbers): readonly string[] => {
  const features = new Set<string>();
  for (const kind of ['balance', 'deposit', 'change'] as const)
    if (span.kinds.has(kind)) features.add(`${kind} cue`);
  if (span.kinds.has('change') && isBanknote(span.value)) features.add('banknote for change');
  const own = keyOf(span.value);
  for (const other of spans) {
    const value = keyOf(other.value);
    if (value <= 0 || own <= 0 || value === own) continue;
    const isDeposit = other.kinds.has('deposit') || other.kinds.has('paid');
    // The other number is the deposit or the balance of this total.
    if (
      value < own &&
      keys.has(own - value) &&
      own !== 2 * value &&
      (isDeposit || other.kinds.has('balance'))
    )
      features.add('total with deposit');
    if (!keys.has(own + value)) continue;
    if (isDeposit || span.kinds.has('balance')) features.add('rest after deposit');
    if (other.kinds.has('balance') || span.kinds.has('deposit')) features.add('deposit before rest');
  }
  return [...features];
};

const depositKinds: readonly CueKind[] = ['deposit', 'paid', 'done'];

/**
 * Returns true for the balance of a deposit: its label says so, another number is labelled as a deposit or as paid, and
 * both add up to a third one.
 */
const isBalanceOf = (span: AmountSpan, { spans, keys }: Numbers): boolean =>
  span.label.includes('balance') &&
  spans.some(
    ({ label, value }) =>
      depositKinds.some((kind) => label.includes(kind)) &&
      value > 0 &&
      keys.has(keyOf(value) + keyOf(span.value)),
  );

/** Something that could be the amount. */
export interface AmountCandidate extends Candidate<number> {
  /** True for the rest that is due after a deposit. It is the amount, whatever the weights say. */
  readonly isBalance: boolean;
  /** The amount in digits, as written if the message has digits. */
  readonly text: string;
}

/** Features that compare an amount with the other numbers of the message. */
const sumFeatures = (span: AmountSpan, { spans, priced, values, keys }: Numbers): readonly string[] => {
  const features: string[] = [];
  const own = keyOf(span.value);
  if (values.some((a) => a < own && own !== 2 * a && keys.has(own - a))) features.push('sum of two');
  if (values.some((a) => a !== own && keys.has(own + a))) features.push('difference of two');
  if (priced.length > 0 && priced.every(({ value }) => value <= span.value))
    features.push(span.hasCurrency ? 'highest price' : 'above all prices');
  if (spans.every(({ value }) => value <= span.value)) features.push('highest');
  if (isBanknote(span.value) && priced.some(({ value }) => value < span.value && value > span.value / 6))
    features.push('banknote above price');
  if (spans.some((other) => other !== span && isSame(other.value, span.value))) features.push('repeated');
  features.push(`prices=${Math.min(priced.length, 4)}/${Number(span.hasCurrency)}`);
  if (span.hasCurrency && priced.at(-1) === span) features.push('last price');
  if (span.hasCurrency && priced[0] === span) features.push('first price');
  if (spans.at(-1) === span) features.push('last number');
  return features;
};

const shapeFeatures = ({ text, value }: AmountSpan): readonly string[] => [
  `digits=${String(Math.trunc(value)).length}`,
  `decimals=${/[.,]([0-9]{1,3})$/.exec(text)?.[1]?.length ?? 0}`,
  ...(/^0[0-9]/.test(text) ? ['leading zero'] : []),
  ...(/^(?:19|20)[0-9]{2}$/.test(text) ? ['year'] : []),
  ...(value % 10 === 0 ? ['tens'] : []),
  ...(value === 0 ? ['zero'] : []),
];

/**
 * Finds everything in a message that could be the amount, with its features.
 */
export const findAmountCandidates = (
  context: MessageContext,
  market: PasteMarket,
): readonly AmountCandidate[] => {
  const spans = findSpans(context, market);
  const numbers = compareNumbers(spans);
  return spans
    .filter((span) => !isBanknoteForChange(context, span))
    .map((span) => ({
      value: span.value,
      text: span.isSpoken ? span.text : context.text.slice(span.start, span.end),
      start: span.start,
      end: span.end,
      isBalance: isBalanceOf(span, numbers),
      features: [
        ...(span.isClutter ? ['clutter'] : []),
        ...(isGuess(context, span) ? ['guess'] : []),
        ...(isNamedBanknote(context, span) ? ['banknote by name'] : []),
        ...(span.isSpoken ? ['spoken', `spoken ${span.hasCurrency ? 'with' : 'without'} currency`] : []),
        ...contextFeatures(context, span.start, span.end),
        ...sumFeatures(span, numbers),
        ...depositFeatures(span, numbers),
        ...shapeFeatures(span),
        `currency=${market.currency}/${String(Math.trunc(span.value)).length}`,
        ...(span.hasCurrency ? ['currency'] : ['no currency']),
      ],
    }));
};
