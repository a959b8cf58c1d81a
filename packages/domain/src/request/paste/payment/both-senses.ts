import type { CueKind, CueMatch } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';

const doneKinds: readonly CueKind[] = ['paid', 'done'];
const deniableKinds: readonly CueKind[] = ['paid', 'done', 'money'];
const cashKinds: readonly CueKind[] = ['cash', 'cashMoney'];
/** Kinds of a payment in two parts: the first part is paid, the second is due. */
const partKinds: readonly CueKind[] = ['deposit', 'balance'];

/** Words that mean cash as well as money in general, so they say nothing about when it is paid. */
// prettier-ignore
const looseWords: ReadonlySet<string> = new Set([
  '錢', '钱', 'お金', 'duit', 'wang', 'soldi', 'dinero', 'λεφτά', 'λεφτα', 'lefta', 'pera', 'salapi', 'floos', 'فلوس', 'الفلوس', 'المصاري',
  'مصاري', 'پیسے', 'pitih', 'เงิน', 'ตังค์', '現', 'exact', 'to collect',
]);

/** Words that negate what precedes them, or that mean something else in another language. */
const trailingNegations: ReadonlySet<string> = new Set(['na', 'di', 'x', 'না', 'নাই', 'mo', 'mu', 'o']);

/** Returns true if a negation is right before a word about payment, as in "not paid". */
export const isNegated = (
  text: string,
  cues: readonly CueMatch[],
  { start }: Pick<CueMatch, 'start'>,
): boolean =>
  cues.some(
    ({ kinds, start: from, end }) =>
      end <= start &&
      start - end <= 2 &&
      kinds.includes('negation') &&
      !trailingNegations.has(text.slice(from, end)) &&
      /^[^\p{L}.,;\n]{0,2}$/u.test(text.slice(end, start)),
  );

const hasKind = ({ kinds }: CueMatch, wanted: readonly CueKind[]): boolean =>
  kinds.some((kind) => wanted.includes(kind));

/** Returns true if a message says that something is not paid, as in "not paid yet". */
export const deniesPayment = ({ text, cues }: MessageContext): boolean =>
  cues.some((cue) => hasKind(cue, deniableKinds) && isNegated(text, cues, cue));

/** What a message says about payment, apart from negated words. */
interface PaymentSenses {
  readonly isDone: boolean;
  readonly isCash: boolean;
  /** True if a part is paid in advance. */
  readonly isInParts: boolean;
}

/** Number of characters beside "deposit" or "rest" in which its number stands. */
const PART_REACH = 16;

/** Returns true if a message names the number of a deposit or of a rest. */
export const isInParts = ({ text, cues }: MessageContext): boolean =>
  cues.some(
    (cue) =>
      hasKind(cue, partKinds) &&
      /[0-9]/.test(text.slice(Math.max(0, cue.start - PART_REACH), cue.end + PART_REACH)),
  );

const findSenses = ({ text, cues }: MessageContext): PaymentSenses => {
  const stated = cues.filter((cue) => !isNegated(text, cues, cue));
  return {
    isDone: stated.some((cue) => hasKind(cue, doneKinds)),
    isCash: stated.some((cue) => hasKind(cue, cashKinds) && !looseWords.has(text.slice(cue.start, cue.end))),
    isInParts: cues.some((cue) => hasKind(cue, partKinds)),
  };
};

/** Returns true if a message says that the order is paid and that cash is due, without a deposit and a balance. */
export const saysBothSenses = (context: MessageContext): boolean => {
  const { isDone, isCash, isInParts } = findSenses(context);
  return isDone && isCash && !isInParts;
};

/** Returns true if a message says that the order is paid, and not only a deposit. */
export const saysDone = (context: MessageContext): boolean => {
  const { isDone, isInParts } = findSenses(context);
  return isDone && !isInParts;
};

/** Returns true if a message says that cash is due, and nothing says that the order is paid. */
export const saysOnlyCash = (context: MessageContext): boolean => {
  const { isDone, isCash, isInParts } = findSenses(context);
  return isCash && !isDone && !isInParts;
};
