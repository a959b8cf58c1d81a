import { isCountryCode, markets } from '../../contracts/index.ts';
import type { PasteMarket } from '../draft/index.ts';
import { take, type Canvas } from './canvas.ts';
import { phoneRules } from './phone-rules.ts';
import { wordSource } from './word-pattern.ts';

/** Groups of digits with what stands between them in a phone number; never over a line's end. */
const run = /[+(]?[0-9][0-9 ().-]*/g;
const group = /[0-9]+/g;
const MOST_GROUPS = 7;
const labelBefore = new RegExp(`${wordSource('phone')}[\\s:.=(-]{0,4}$`, 'iu');
/** How far back a label may begin. */
const LABEL_REACH = 40;

interface Candidate {
  readonly e164: string;
  readonly start: number;
  readonly end: number;
  readonly worth: number;
}

/** The number without what stands before it inside the country. */
const withoutTrunk = (digits: string, trunk: string): string | null =>
  digits.startsWith(trunk) ? digits.slice(trunk.length) : null;

/** Digits with a calling code in front, of any market's mobile numbers. */
const readAbroad = (digits: string): string | null => {
  for (const { country, callingCode } of Object.values(markets)) {
    if (!digits.startsWith(callingCode) || !isCountryCode(country)) continue;
    const [trunk, mobile] = phoneRules[country];
    const rest = digits.slice(callingCode.length);
    // Some write the trunk prefix even behind the calling code: +44 (0) …
    for (const national of [rest, withoutTrunk(rest, trunk)])
      if (national !== null && mobile.test(national)) return `+${callingCode}${national}`;
  }
  return null;
};

/** What digits mean as a phone number, and how sure that is. */
const readDigits = (
  digits: string,
  hasPlus: boolean,
  market: PasteMarket,
): readonly [string, number] | null => {
  if (hasPlus || digits.startsWith('00')) {
    const bare = hasPlus ? digits : digits.slice(2);
    const known = readAbroad(bare);
    if (known) return [known, known.startsWith(`+${market.callingCode}`) ? 6 : 5];
    return bare.length >= 9 && bare.length <= 15 ? [`+${bare}`, 3] : null;
  }
  if (!isCountryCode(market.country)) return null;
  const [trunk, mobile] = phoneRules[market.country];
  const national = withoutTrunk(digits, trunk);
  if (national !== null && mobile.test(national)) return [`+${market.callingCode}${national}`, 5];
  if (digits.startsWith(market.callingCode) && mobile.test(digits.slice(market.callingCode.length)))
    return [`+${digits}`, 4];
  if (trunk !== '' && mobile.test(digits)) return [`+${market.callingCode}${digits}`, 2];
  // A landline: only where it is called a phone number.
  if (trunk !== '' && national !== null && national.length >= 7 && national.length <= 10)
    return [`+${market.callingCode}${national}`, 0];
  return null;
};

const candidatesIn = (
  canvas: Canvas,
  at: number,
  text: string,
  market: PasteMarket,
): readonly Candidate[] => {
  const groups = [...text.matchAll(group)];
  const candidates: Candidate[] = [];
  for (const [first, head] of groups.entries()) {
    const mark = text[head.index - 1] === '(' ? head.index - 2 : head.index - 1;
    const hasPlus = text[mark] === '+' || text[head.index - 1] === '+';
    let digits = '';
    for (const tail of groups.slice(first, first + MOST_GROUPS)) {
      digits += tail[0];
      if (digits.length > 17) break;
      const read = digits.length >= 7 ? readDigits(digits, hasPlus, market) : null;
      if (!read) continue;
      const start = at + (hasPlus ? Math.min(mark, head.index - 1) : head.index);
      const isNamed = labelBefore.test(canvas.plain.slice(Math.max(0, start - LABEL_REACH), start));
      const worth = read[1] + (isNamed ? 4 : 0);
      if (worth >= 2) candidates.push({ e164: read[0], start, end: at + tail.index + tail[0].length, worth });
    }
  }
  return candidates;
};

/** Takes the phone number out that is most surely one, the first of equals. */
export const findPhone = (
  canvas: Canvas,
  market: PasteMarket,
): { readonly canvas: Canvas; readonly phone: string | null } => {
  let best: Candidate | null = null;
  for (const match of canvas.plain.matchAll(run))
    for (const candidate of candidatesIn(canvas, match.index, match[0].slice(0, 120), market))
      if (!best || candidate.worth > best.worth) best = candidate;
  return best ? { canvas: take(canvas, best.start, best.end), phone: best.e164 } : { canvas, phone: null };
};
