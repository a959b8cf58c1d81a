import { isCountryCode, markets } from '../../../contracts/market.ts';
import { parseAmount } from '../../../platform/money/parse-amount.ts';
import { toAsciiDigits } from '../../../platform/text/ascii-digits.ts';
import { parseMessage } from '../parse-message.ts';
import type { ParsedMessage, PasteMarket } from '../../draft/parsed-message.ts';
import type { CorpusMessage } from './corpus.ts';
import type { LabelledMessage, MessageLabels } from './labelled-messages.ts';

export const scoredFields = [
  'phone',
  'amount',
  'name',
  'address',
  'unit',
  'paymentMethod',
  'note',
  'point',
] as const;
export type ScoredField = (typeof scoredFields)[number];

type ScoredMessage = Pick<LabelledMessage, 'country' | 'text' | 'labels'>;
type Parser<Message> = (message: Message) => ParsedMessage;

/** Returns the market of a country. A corpus may name countries without a market. */
export const marketOf = (country: string): PasteMarket =>
  isCountryCode(country) ? markets[country] : markets.sg;

const parseWithDefaults: Parser<ScoredMessage> = ({ text, country }) => parseMessage(text, marketOf(country));

/** Counts and metrics of one field. */
export interface FieldScore {
  /** Number of messages in which the parsed value equals the label. */
  readonly right: number;
  /** Number of messages with a parsed value that differs from the label. */
  readonly wrong: number;
  /** Number of messages with a label that the parser missed or parsed differently. */
  readonly missed: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export type FieldScores = Readonly<Record<ScoredField, FieldScore>>;

/** Normalizes a text for comparison: ASCII digits, lower case, no spaces or punctuation. */
const normalizeText = (text: string): string =>
  toAsciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const amountOf = (text: string | null, { country }: ScoredMessage): string | null => {
  if (text === null) return null;
  const { currency, languages } = marketOf(country);
  const parsed = parseAmount(text, currency, `${languages[0]}-${country.toUpperCase()}`);
  return parsed.ok ? String(parsed.amount) : text;
};

/** Pairs each parsed value with its label. Equal strings mean a correct value. */
const compareFields = (
  message: ScoredMessage,
  read: ParsedMessage,
): Readonly<Record<ScoredField, readonly [read: string | null, label: string | null]>> => {
  const { labels } = message;
  const text = (field: 'name' | 'address' | 'unit' | 'note'): readonly [string | null, string | null] => {
    const normalizeField = (value: MessageLabels[typeof field]) =>
      value === null ? null : normalizeText(value);
    return [normalizeField(read[field]), normalizeField(labels[field])];
  };
  const point = (value: MessageLabels['point']) => (value ? `${value.latitude},${value.longitude}` : null);
  return {
    phone: [read.phone, labels.phone],
    amount: [amountOf(read.amount, message), labels.amount === null ? null : String(labels.amount)],
    name: text('name'),
    address: text('address'),
    unit: text('unit'),
    paymentMethod: [read.paymentMethod, labels.paymentMethod],
    note: text('note'),
    point: [point(read.point), point(labels.point)],
  };
};

/** Scores each field over all messages. A value that differs from its label counts as wrong and as missed. */
export const scoreParser = <Message extends ScoredMessage>(
  messages: readonly Message[],
  parse: Parser<Message> = parseWithDefaults,
): FieldScores => {
  const pairs = messages.map((message) => compareFields(message, parse(message)));
  const scoreOf = (field: ScoredField): FieldScore => {
    const count = (matches: (read: string | null, label: string | null) => boolean): number =>
      pairs.filter((pair) => matches(...pair[field])).length;
    const right = count((read, label) => label !== null && read === label);
    const wrong = count((read, label) => read !== null && read !== label);
    const missed = count((read, label) => label !== null && read !== label);
    const precision = right + wrong === 0 ? 1 : right / (right + wrong);
    const recall = right + missed === 0 ? 1 : right / (right + missed);
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return { right, wrong, missed, precision, recall, f1 };
  };
  return Object.fromEntries(scoredFields.map((field) => [field, scoreOf(field)])) as FieldScores;
};

/** Scores each field per language. */
export const scoreLanguages = (
  messages: readonly CorpusMessage[],
  parse: Parser<CorpusMessage>,
): ReadonlyMap<string, FieldScores> => {
  const languages = [...new Set(messages.map(({ language }) => language))].sort();
  return new Map(
    languages.map((language) => [
      language,
      scoreParser(
        messages.filter((message) => message.language === language),
        parse,
      ),
    ]),
  );
};

/** Errors that would harm a vendor, however rare they are. */
export interface SafetyCounts {
  /** Ids of messages whose payment was turned around: already paid instead of payment at the door, or reverse. */
  readonly reversedPayments: readonly string[];
  /** Ids of messages that are no orders but fill at least one field. */
  readonly filledNonOrders: readonly string[];
  readonly nonOrderCount: number;
}

export const countSafetyErrors = (
  messages: readonly CorpusMessage[],
  parse: Parser<CorpusMessage>,
): SafetyCounts => {
  const isReversed = (message: CorpusMessage): boolean => {
    const { paymentMethod } = parse(message);
    const label = message.labels.paymentMethod;
    return paymentMethod !== null && label !== null && (paymentMethod === 'PAID') !== (label === 'PAID');
  };
  const nonOrders = messages.filter(({ isOrder }) => !isOrder);
  return {
    reversedPayments: messages.filter(isReversed).map(({ id }) => id),
    filledNonOrders: nonOrders
      .filter((message) => Object.values(parse(message)).some((value) => value !== null))
      .map(({ id }) => id),
    nonOrderCount: nonOrders.length,
  };
};
