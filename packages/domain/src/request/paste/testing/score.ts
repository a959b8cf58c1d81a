import { markets } from '../../../contracts/market.ts';
import { parseAmount } from '../../../platform/money/parse-amount.ts';
import { toAsciiDigits } from '../../../platform/text/ascii-digits.ts';
import { parseMessage } from '../parse-message.ts';
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

/** Normalizes a text for comparison: ASCII digits, lower case, no spaces or punctuation. */
const normalizeText = (text: string): string =>
  toAsciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const amountOf = (text: string | null, { country }: LabelledMessage): string | null => {
  if (text === null) return null;
  const { currency, languages } = markets[country];
  const parsed = parseAmount(text, currency, `${languages[0]}-${country.toUpperCase()}`);
  return parsed.ok ? String(parsed.amount) : text;
};

/** Parses a message and pairs each parsed value with its label. Equal strings mean a correct value. */
const compareFields = (
  message: LabelledMessage,
): Readonly<Record<ScoredField, readonly [read: string | null, label: string | null]>> => {
  const read = parseMessage(message.text, markets[message.country]);
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
export const scoreParser = (
  messages: readonly LabelledMessage[],
): Readonly<Record<ScoredField, FieldScore>> => {
  const pairs = messages.map(compareFields);
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
  return Object.fromEntries(scoredFields.map((field) => [field, scoreOf(field)])) as Record<
    ScoredField,
    FieldScore
  >;
};
