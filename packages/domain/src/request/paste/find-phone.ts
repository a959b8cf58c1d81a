import { isCountryCode, markets } from '../../contracts/index.ts';
import type { PasteMarket } from '../draft/index.ts';
import { mask, type MaskedText } from './masked-text.ts';
import { phoneRules } from './phone-rules.ts';
import { wordSource } from './word-pattern.ts';

/** Matches groups of digits with the separators of phone numbers, within one line. */
const digitRun = /[+(]?[0-9][0-9 ().-]*/g;
const digitGroup = /[0-9]+/g;
const MAX_GROUPS = 7;
const labelBefore = new RegExp(`${wordSource('phone')}[\\s:.=(-]{0,4}$`, 'iu');
/** Maximum number of characters between the start of a label and the number. */
const MAX_LABEL_DISTANCE = 40;

interface Candidate {
  readonly e164: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** Removes the trunk prefix. Returns null if the number lacks it. */
const withoutTrunkPrefix = (digits: string, trunk: string): string | null =>
  digits.startsWith(trunk) ? digits.slice(trunk.length) : null;

/** Parses a mobile number of any market that starts with its calling code. */
const parseInternational = (digits: string): string | null => {
  for (const { country, callingCode } of Object.values(markets)) {
    if (!digits.startsWith(callingCode) || !isCountryCode(country)) continue;
    const [trunk, mobile] = phoneRules[country];
    const rest = digits.slice(callingCode.length);
    // Some people write the trunk prefix after the calling code, as in +44 (0) ….
    for (const national of [rest, withoutTrunkPrefix(rest, trunk)])
      if (national !== null && mobile.test(national)) return `+${callingCode}${national}`;
  }
  return null;
};

/** Parses digits as a phone number. Returns the E.164 number and a score for its likelihood, or null. */
const parseDigits = (
  digits: string,
  hasPlus: boolean,
  market: PasteMarket,
): readonly [string, number] | null => {
  if (hasPlus || digits.startsWith('00')) {
    const internationalDigits = hasPlus ? digits : digits.slice(2);
    const e164 = parseInternational(internationalDigits);
    if (e164) return [e164, e164.startsWith(`+${market.callingCode}`) ? 6 : 5];
    return internationalDigits.length >= 9 && internationalDigits.length <= 15
      ? [`+${internationalDigits}`, 3]
      : null;
  }
  if (!isCountryCode(market.country)) return null;
  const [trunk, mobile] = phoneRules[market.country];
  const national = withoutTrunkPrefix(digits, trunk);
  if (national !== null && mobile.test(national)) return [`+${market.callingCode}${national}`, 5];
  if (digits.startsWith(market.callingCode) && mobile.test(digits.slice(market.callingCode.length)))
    return [`+${digits}`, 4];
  if (trunk !== '' && mobile.test(digits)) return [`+${market.callingCode}${digits}`, 2];
  // A landline number. Its score of 0 is enough only with a phone label.
  if (trunk !== '' && national !== null && national.length >= 7 && national.length <= 10)
    return [`+${market.callingCode}${national}`, 0];
  return null;
};

const findCandidates = (
  masked: MaskedText,
  at: number,
  text: string,
  market: PasteMarket,
): readonly Candidate[] => {
  const groups = [...text.matchAll(digitGroup)];
  const candidates: Candidate[] = [];
  for (const [first, firstGroup] of groups.entries()) {
    const mark = text[firstGroup.index - 1] === '(' ? firstGroup.index - 2 : firstGroup.index - 1;
    const hasPlus = text[mark] === '+' || text[firstGroup.index - 1] === '+';
    let digits = '';
    for (const lastGroup of groups.slice(first, first + MAX_GROUPS)) {
      digits += lastGroup[0];
      if (digits.length > 17) break;
      const parsed = digits.length >= 7 ? parseDigits(digits, hasPlus, market) : null;
      if (!parsed) continue;
      const start = at + (hasPlus ? Math.min(mark, firstGroup.index - 1) : firstGroup.index);
      const isLabelled = labelBefore.test(
        masked.visible.slice(Math.max(0, start - MAX_LABEL_DISTANCE), start),
      );
      const score = parsed[1] + (isLabelled ? 4 : 0);
      if (score >= 2)
        candidates.push({ e164: parsed[0], start, end: at + lastGroup.index + lastGroup[0].length, score });
    }
  }
  return candidates;
};

/** Finds and masks the most likely phone number. Of equal candidates, the first wins. */
export const findPhone = (
  masked: MaskedText,
  market: PasteMarket,
): { readonly masked: MaskedText; readonly phone: string | null } => {
  let best: Candidate | null = null;
  for (const match of masked.visible.matchAll(digitRun))
    for (const candidate of findCandidates(masked, match.index, match[0].slice(0, 120), market))
      if (!best || candidate.score > best.score) best = candidate;
  return best ? { masked: mask(masked, best.start, best.end), phone: best.e164 } : { masked, phone: null };
};
