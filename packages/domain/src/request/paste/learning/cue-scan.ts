import { indexWords, scanWords, type WordMatch } from './word-index.ts';
import { cueWords } from '../words/cue-words.ts';
import { alertWords } from '../words/alert-words.ts';
import { otherMessageWords } from '../words/other-message-words.ts';
import { orderSignWords } from '../words/order-sign-words.ts';
import { paymentPhrases } from '../words/payment-words.ts';
import { topicWords } from '../words/topic-words.ts';
import { pasteWords } from '../words/index.ts';

const cueLists = [
  'name',
  'introduction',
  'phone',
  'address',
  'unit',
  'amount',
  'note',
  'other',
  'order',
  'partialAmount',
  'paid',
  'cash',
  'card',
  'currency',
  'duration',
] as const;
export type CueKind = (typeof cueLists)[number] | keyof typeof cueWords;

export type TopicKind = keyof typeof topicWords | 'street' | 'instruction' | 'unit';

export type CueMatch = WordMatch<CueKind>;

const cueIndex = indexWords<CueKind>([
  ...Object.values(pasteWords).flatMap((words) => cueLists.map((kind) => [kind, words[kind]] as const)),
  ...(Object.entries(cueWords) as [keyof typeof cueWords, readonly string[]][]),
]);
const topicIndex = indexWords<TopicKind>([
  ...(Object.entries(topicWords) as [keyof typeof topicWords, readonly string[]][]),
  ...Object.values(pasteWords).flatMap(({ street, instruction, unit }) => [
    ['street', street] as const,
    ['instruction', instruction] as const,
    ['unit', unit] as const,
  ]),
]);

/** Finds the cue words of all languages in a lower-case text. */
export const scanCues = (text: string): readonly CueMatch[] => scanWords(text, cueIndex);

/** Finds the words about a topic in a lower-case text. */
export const scanTopics = (text: string): readonly WordMatch<TopicKind>[] => scanWords(text, topicIndex);

export type OtherMessageKind = keyof typeof otherMessageWords | keyof typeof alertWords;

const otherMessageIndex = indexWords<OtherMessageKind>(
  Object.entries({ ...otherMessageWords, ...alertWords }) as [OtherMessageKind, readonly string[]][],
  true,
);

/** Finds the words of messages that are no orders in a lower-case text. */
export const scanOtherMessages = (text: string): readonly WordMatch<OtherMessageKind>[] =>
  scanWords(text, otherMessageIndex);

export type OrderSign = keyof typeof orderSignWords;

const orderSignIndex = indexWords<OrderSign>(
  Object.entries(orderSignWords) as [OrderSign, readonly string[]][],
  true,
);

/** Finds the words that only orders have in a lower-case text. */
export const scanOrderSigns = (text: string): readonly WordMatch<OrderSign>[] =>
  scanWords(text, orderSignIndex);

export type PaymentSense = keyof typeof paymentPhrases;

const paymentIndex = indexWords<PaymentSense>(
  Object.entries(paymentPhrases) as [PaymentSense, readonly string[]][],
  true,
);

/** Finds the phrases about payment in a lower-case text. */
export const scanPayment = (text: string): readonly WordMatch<PaymentSense>[] =>
  scanWords(text, paymentIndex);
