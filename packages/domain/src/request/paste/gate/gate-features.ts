import type { PasteMarket } from '../../draft/index.ts';
import { scanOtherMessages, scanTopics, type OtherMessageKind, type TopicKind } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { mentionsPayment } from '../payment/payment-features.ts';
import { findPhoneSpans } from '../phone/phone-candidates.ts';

const MASK = '\ue001';
const wordPattern = /[\p{L}\p{M}']+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Patterns that occur in all languages. */
const shapes: Readonly<Record<string, RegExp>> = {
  percent: /[0-9] ?[%٪]/,
  hiddenDigits: /[*x•]{2,}[0-9-]{2,}|[0-9]{4,}[x*]{3,}|\*[0-9]{4}/i,
  code: /(?<![0-9.,/-])[0-9]{3} ?[0-9]{3}(?![0-9.,/-])/,
  shortCode: /(?<![0-9.,/-])[0-9]{4,6}(?![0-9.,/-])/,
  bracket: /^\s*[[【<(«]/,
  sender: /^[^\n:]{2,24}: /,
  question: /[?？؟]/,
  exclamation: /[!！]{2}/,
  clock: /[0-9]{1,2}[:.][0-9]{2}/,
  hours: /[0-9]{1,2} ?(?:am|pm|h|時|点|點)? ?[-–~] ?[0-9]{1,2} ?(?:am|pm|h|時|点|點)/i,
  date: /[0-9]{1,2}[/.-][0-9]{1,2}/,
  measure:
    /[0-9] ?(?:ml|g|gr|kg|cups?|tbsp|tsp|gram|মিলি|গ্রাম|گرام|جرام|กรัม|ช้อน|克|毫升|大さじ|小さじ|cc|cucchiai|cucharadas|sudu|kutsara|κουτ)/i,
  table: /\t|\|[^|]*\|/,
  houseNumber: /[\p{L}\p{M}.,] ?[0-9]{1,4}(?:[-/][0-9]{1,4})*[a-z]?(?=[\s,.]|$)/iu,
  currency: /[$€£¥₹৳฿₦₱₨円元]/,
  hashtag: /#[\p{L}]/u,
  handle: /(?:^|\s)@[a-z]/i,
  link: /https?:|www\.|\.com|\.example/i,
};

const topicKinds: readonly TopicKind[] = [
  'request',
  'street',
  'enquiry',
  'complaint',
  'advert',
  'notice',
  'invitation',
  'bank',
  'parcel',
  'chat',
  'recipe',
  'thanks',
];

const bucketOf = (length: number): string => {
  if (length < 40) return 'tiny';
  if (length < 90) return 'short';
  return length < 200 ? 'middle' : 'long';
};

/** Returns the features that tell an order from other messages. */
export const gateFeatures = (
  context: MessageContext,
  market: PasteMarket,
  hasPoint: boolean,
): readonly string[] => {
  const { text, cues } = context;
  const features = new Set<string>(['bias']);
  for (const [shape, pattern] of Object.entries(shapes)) if (pattern.test(text)) features.add(`s=${shape}`);
  if (hasPoint) features.add('s=point');
  if (text.includes(MASK)) features.add('s=masked link');
  const phones = new Set(findPhoneSpans(context, market).map(({ e164 }) => e164));
  features.add(`phones=${Math.min(phones.size, 3)}`);
  features.add(`length=${bucketOf(text.length)}`);
  features.add(`lines=${Math.min(text.split('\n').length, 5)}`);
  const letters = context.cased.match(/\p{L}/gu)?.length ?? 0;
  const capitals = context.cased.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals > letters / 2) features.add('s=capitals');
  const kinds = new Set(cues.flatMap((cue) => cue.kinds));
  for (const kind of kinds) features.add(`c=${kind}`);
  if (mentionsPayment(context)) features.add('s=payment');
  if (kinds.has('phone') || kinds.has('phoneLabel')) features.add('s=phone label');
  const topics = new Map<TopicKind, number>();
  for (const { kinds: found } of scanTopics(text))
    for (const kind of found) topics.set(kind, (topics.get(kind) ?? 0) + 1);
  for (const [topic, count] of topics) {
    features.add(`t=${topic}`);
    if (count > 1) features.add(`t=${topic}+`);
    if (count > 2) features.add(`t=${topic}++`);
  }
  for (const topic of topicKinds)
    for (const other of topicKinds)
      if (topic < other && topics.has(topic) && !topics.has(other))
        features.add(`t=${topic} without ${other}`);
  const others = new Map<OtherMessageKind, Set<string>>();
  for (const { kinds: found, start, end } of scanOtherMessages(text))
    for (const kind of found) {
      const words = others.get(kind) ?? new Set<string>();
      others.set(kind, words.add(text.slice(start, end)));
    }
  let most = 0;
  for (const [kind, words] of others) {
    for (let count = 1; count <= Math.min(words.size, 4); count += 1) features.add(`k=${kind}${count}`);
    most = Math.max(most, words.size);
  }
  features.add(`most=${Math.min(most, 5)}`);
  for (const [word] of text.matchAll(wordPattern)) {
    if (!unspaced.test(word)) features.add(`w=${word}`);
    else
      for (let length = 2; length <= 3; length += 1)
        for (let at = 0; at + length <= word.length; at += 1)
          features.add(`g=${word.slice(at, at + length)}`);
  }
  return [...features];
};
