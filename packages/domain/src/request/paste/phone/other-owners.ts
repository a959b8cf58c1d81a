import { ownerWords, phoneNouns } from '../words/owner-words.ts';

const escapeWord = (word: string): string => word.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeWord)
    .join('|')})`;

const owner = anyOf(ownerWords);
const noun = anyOf(phoneNouns);
/** Words between an owner and a phone noun, as in "número del repartidor" and "rider's number". */
const link = `(?:['’]?s|এর|ের|র|কা|کا|का|ka|ng|de la|de el|del|della|dello|dell'|di|de|του|της|of the|of|的|の)?`;
const separators = '[ .:#=/-]{0,3}';
/** A word starts here. In scripts without spaces, it can start after any letter. */
const wordStart =
  '(?<!(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}])[\\p{L}\\p{M}])';

/**
 * Matches a label such as "shop tel:" or "tel. tienda" at the end of the text before a number. An owner without a
 * phone noun needs a colon or a bracket, because "give it to the rider 0917…" says nothing about whose number it is.
 */
const labelBefore = new RegExp(
  `${wordStart}(?:${owner}${link} ?${noun}|${noun}[ .]{0,2}${link} ?${owner})${separators}$|${wordStart}${owner} ?[:：=(（]\\s?$`,
  'iu',
);
/** Matches "(shop)" and similar after a number. */
const labelAfter = new RegExp(
  `^ ?[(（\\[] ?(?:${noun} ?${link} ?)?${owner}(?:${link} ?${noun})? ?[)）\\]]`,
  'iu',
);
/** Matches the start of a line about the place where the rider picks the order up. */
const pickupLine =
  /^[^\p{L}]{0,4}(?:pick ?-?up|from shop|pickup from|παραλαβή|παραλαβη|ritiro|recogida|recoger|集荷|集荷先|取貨|取货|取件|پک اپ|الاستلام من|التوصيل من|รับของที่|รับที่ร้าน|ambil di|kunin sa)(?: ?[:：=]| )/iu;
const REACH = 32;

const isOnPickupLine = (text: string, start: number): boolean => {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return text.includes('\n', start) && pickupLine.test(text.slice(lineStart, start));
};

/** Returns true if a label says that a number is the shop's, the rider's or the payer's. The text is in lower case. */
export const isOtherOwner = (text: string, start: number, end: number): boolean =>
  labelBefore.test(text.slice(Math.max(0, start - REACH), start)) ||
  labelAfter.test(text.slice(end, end + REACH)) ||
  isOnPickupLine(text, start);
