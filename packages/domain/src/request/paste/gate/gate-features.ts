import type { PasteMarket } from '../../draft/index.ts';
import type { CueKind } from '../learning/cue-scan.ts';
import {
  scanOrderSigns,
  scanOtherMessages,
  scanTopics,
  type OtherMessageKind,
  type TopicKind,
} from '../learning/cue-scan.ts';
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

/** Matches a quantity of goods, such as "2x", "x 3", "3 boxes" or "三盒". */
const quantity =
  /(?<![0-9\p{L}])[0-9]{1,2} ?[x×*](?![0-9\p{L}])|(?<![\p{L}])[x×] ?[0-9]{1,2}(?![0-9])|(?<![0-9.,/-])[0-9]{1,2} ?(?:pcs?|pc|box(?:es)?|sets?|packs?|pkts?|bottles?|kg|kilos?|kilo|dozen|trays?|টা|টি|পিস|কেজি|প্যাকেট|ডজন|عدد|پیکٹ|کلو|درجن|ڈبے|پلیٹ|حبة|حبات|كيلو|علبة|علب|كرتون|گرام|กล่อง|ชิ้น|ถุง|ขวด|ที่|แก้ว|ห่อ|จาน|ช่อ|แพ็ค|กก|個|個|個入|つ|本|枚|箱|袋|杯|盒|份|支|瓶|包|條|条|束|件|隻|只|碗|cajas?|docenas?|kilos?|botellas?|barras?|τεμ|τεμάχια|κιλά|κιλό|κουτιά|μερίδες|scatol[ae]|pezzi|bottigli[ae]|chili|vaschett[ae]|kotak|bungkus|biji|ekor|botol|keping|helai|piraso|kahon|balot|order ng|dosena|supot)|[一二三兩两四五六七八九十半][個个盒份支瓶包條条束件隻只碗杯袋つ本枚箱]/iu;
/** Matches a line that starts with a label, such as "Name:". */
const labelledLine = /(?:^|\n)[^\n:：]{2,22}[:：] ?[^\n]/g;
const instructionKinds: readonly TopicKind[] = ['instruction'];

/** Returns what a message has of an order: a request, a place, a phone number, payment, goods, labels, instructions. */
const orderSigns = (
  text: string,
  kinds: ReadonlySet<CueKind>,
  topics: ReadonlyMap<TopicKind, number>,
  hasPhone: boolean,
  hasPoint: boolean,
): readonly string[] => {
  const signs: string[] = [];
  const has = (...wanted: readonly CueKind[]): boolean => wanted.some((kind) => kinds.has(kind));
  const found = new Set(scanOrderSigns(text).flatMap(({ kinds: signKinds }) => signKinds));
  if (topics.has('request')) signs.push('request');
  if (found.has('bring')) signs.push('bring');
  if (found.has('door')) signs.push('door');
  if (topics.has('street') || topics.has('unit') || has('address', 'unit') || hasPoint) signs.push('place');
  if (hasPhone) signs.push('phone');
  if (has('paid', 'cash', 'card', 'cashMoney', 'done', 'terminal', 'arrival', 'transfer'))
    signs.push('payment');
  if (quantity.test(text)) signs.push('quantity');
  if ((text.match(labelledLine)?.length ?? 0) >= 3) signs.push('label');
  if (instructionKinds.some((kind) => topics.has(kind)) || has('note')) signs.push('instruction');
  if (has('recipient', 'name')) signs.push('recipient');
  return signs;
};

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
  const letters = context.cased.replace(/\P{L}+/gu, '').length;
  const capitals = context.cased.replace(/\P{Lu}+/gu, '').length;
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
  const signs = orderSigns(text, kinds, topics, phones.size > 0, hasPoint);
  for (const sign of signs) features.add(`o=${sign}`);
  features.add(`signs=${signs.length}`);
  for (let count = 1; count <= signs.length; count += 1) features.add(`signs≥${count}`);
  features.add(`margin=${Math.max(-4, Math.min(6, signs.length - most))}`);
  for (const [word] of text.matchAll(wordPattern)) {
    if (!unspaced.test(word)) features.add(`w=${word}`);
    else
      for (let length = 2; length <= 3; length += 1)
        for (let at = 0; at + length <= word.length; at += 1)
          features.add(`g=${word.slice(at, at + length)}`);
  }
  return [...features];
};
