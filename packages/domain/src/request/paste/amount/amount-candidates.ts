import type { PasteMarket } from '../../draft/index.ts';
import { clearedText } from '../clear-clutter.ts';
import { findPhoneSpans, isPrecise } from '../phone/phone-candidates.ts';
import { contextFeatures } from '../learning/context-features.ts';
import type { CueKind, CueMatch } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { oncePerMessage } from '../learning/once-per-message.ts';
import type { Candidate } from '../learning/weights.ts';
import type { AmountSpan } from './amount-span.ts';
import { isBanknote, isBanknoteForChange, isNamedBanknote } from './banknotes.ts';
import { isGuess } from './guesses.ts';
import { findSpokenAmounts } from './spoken-amounts.ts';
import { findWrittenNumbers } from './written-numbers.ts';
import { findJoinedAmounts } from './decimal-words.ts';
import { currencyAfter, currencyBefore } from './currency.ts';

const MAX_CANDIDATES = 50;
const MAX_VALUES = 40;
/** Number of characters before and after a number in which a cue word counts. */
const CUE_REACH_BEFORE = 28;
const CUE_REACH_AFTER = 14;
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

/** Returns true for a number such as "19 euro e 50". */
const hasCurrencyInside = (text: string, start: number, end: number): boolean => {
  const space = text.indexOf(' ', start);
  return space >= 0 && space < end && currencyAfter.test(text.slice(space, end));
};

const findSpans = (context: MessageContext, market: PasteMarket): readonly AmountSpan[] => {
  const locale = `${market.languages[0] ?? 'en'}-${market.country.toUpperCase()}`;
  const { text } = context;
  const cleared = clearedText(context);
  // No amount starts with a 0, so a number with a trunk prefix is a phone number even if its length is unusual.
  const phones = findPhoneSpans(context, market).filter(
    (span) => isPrecise(span) || span.kind === 'unknown' || span.digits.startsWith('0'),
  );
  const written = findWrittenNumbers(text, market.currency, locale);
  const spoken = findSpokenAmounts(text);
  const joined = findJoinedAmounts(text, [...written, ...spoken], market.currency);
  const isFree = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    !phones.some((phone) => phone.start < end && phone.end > start);
  const isWhole = (number: { readonly start: number; readonly end: number }): boolean =>
    isFree(number) && !joined.some(({ start, end }) => start <= number.start && number.end <= end);
  const toSpan = (
    { start, end, value }: { readonly start: number; readonly end: number; readonly value: number },
    isSpoken: boolean,
    amountText = String(value),
  ): AmountSpan => ({
    text: amountText,
    value,
    start,
    end,
    label: findLabel(context, start, end),
    kinds: findKinds(context, start, end),
    isClutter: !isSpoken && cleared[start] !== text[start],
    isSpoken,
    hasCurrency: hasCurrencyAt(text, start, end) || hasCurrencyInside(text, start, end),
  });
  return [
    ...written
      .filter(isWhole)
      .slice(0, MAX_CANDIDATES)
      .map((number) => toSpan(number, false, number.text)),
    ...[...spoken.filter(isWhole), ...joined.filter(isFree)]
      .slice(0, MAX_CANDIDATES)
      .map((number) => toSpan(number, true))
      // Without a word about money, a number in words is a number of goods or of a house.
      .filter(({ hasCurrency, kinds }) => hasCurrency || moneyKinds.some((kind) => kinds.has(kind))),
  ].slice(0, MAX_CANDIDATES);
};

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

/** The cues of each message that can label a number, because each number needs them. */
const knownLabels = new WeakMap<MessageContext, readonly CueMatch[]>();

const labelsOf = (context: MessageContext): readonly CueMatch[] => {
  const known = knownLabels.get(context);
  if (known) return known;
  const labels = context.cues.filter(({ kinds }) => kinds.some((kind) => partKinds.includes(kind)));
  knownLabels.set(context, labels);
  return labels;
};

/** Returns the kinds of the word that labels a number: the nearest one before it on its line, or right after it. */
const findLabel = (context: MessageContext, start: number, end: number): readonly CueKind[] => {
  const { text } = context;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const labels = labelsOf(context);
  const before = labels.findLast((cue) => cue.end <= start && cue.start >= lineStart);
  const isNear =
    before && start - before.end <= CUE_REACH_BEFORE && !/[0-9]/.test(text.slice(before.end, start));
  if (isNear) return before.kinds;
  const after = labels.find((cue) => cue.start >= end);
  return after && after.start - end <= CUE_REACH_AFTER && !/[.,;\n]/.test(text.slice(end, after.start))
    ? after.kinds
    : [];
};

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

/** Finds everything in a message that could be the amount, with its features. */
export const findAmountCandidates = oncePerMessage((context, market): readonly AmountCandidate[] => {
  const spans = findSpans(context, market);
  const numbers = compareNumbers(spans);
  return spans
    .filter((span) => !isBanknoteForChange(context, span))
    .map((span) => ({
      value: span.value,
      text: span.text,
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
});
