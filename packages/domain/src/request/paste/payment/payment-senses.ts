import { scanPayment, type PaymentSense } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { isNegated } from './both-senses.ts';

/** A phrase about payment in a message. */
export interface StatedSense {
  readonly sense: PaymentSense;
  readonly start: number;
  readonly words: string;
  /** The words next to the phrase, without marks. */
  readonly before: string;
  readonly after: string;
  readonly isNegated: boolean;
  /** True if the clause of the phrase is a question. */
  readonly isAsked: boolean;
}

const clauseEnd = /[\n!?;|।۔。！？؟]|\.(?![0-9])/;
/** Number of characters after a phrase in which a question mark belongs to it. */
const QUESTION_REACH = 40;

/** Number of characters beside a phrase in which other words count. */
const NEIGHBOUR_REACH = 16;
/** Negations that can have a short word between them and the phrase, as in "not in cash". */
const distantNegation =
  /(?<![\p{L}\p{M}])(?:not|no|non|niente|nada de|sin|όχι|οχι|oxi|χωρίς|δεν|hindi|walang|bukan|tiada|نہ|مش|مو|ليس|ما في|بدون|لا)[ :,]{1,2}(?:\p{L}{1,4} )?$/u;
/** Negations that follow the phrase, as in "ক্যাশ না". */
const laterNegation =
  /^[ ,]{0,2}(?:না(?![\p{L}\p{M}])|নয়|নাই|নেই|লাগবে না|নিবেন না|নেবেন না|چاہیے نہیں|نہیں|نہ لی|مت |nahi|nahin|noy |じゃな|ではな|ではあり|はなし|不要|は不要|ไม่มี|ไม่ต้อง)/u;

const isDenied = (text: string, start: number, end: number): boolean =>
  distantNegation.test(text.slice(Math.max(0, start - NEIGHBOUR_REACH), start)) ||
  laterNegation.test(text.slice(end, end + NEIGHBOUR_REACH));

const wordBefore = /[\p{L}\p{M}0-9]+(?=[^\p{L}\p{M}0-9\n]*$)/u;
const wordAfter = /^[^\p{L}\p{M}0-9\n]*([\p{L}\p{M}0-9]+)/u;
const toShape = (word: string): string => (/^[0-9]/.test(word) ? '#' : word);

const knownSenses = new WeakMap<MessageContext, readonly StatedSense[]>();

/** Finds what a message says about payment, in order. A phrase with several senses counts for each. */
const findSenses = (context: MessageContext): readonly StatedSense[] => {
  const known = knownSenses.get(context);
  if (known) return known;
  const { text, cues } = context;
  const senses = scanPayment(text).flatMap(({ start, end, kinds }) => {
    const rest = text.slice(end, end + QUESTION_REACH);
    const isAsked = /[?？؟]/.test(clauseEnd.exec(rest)?.[0] ?? '');
    const negated = isNegated(text, cues, { start }) || isDenied(text, start, end);
    const stated = {
      start,
      words: text.slice(start, end),
      before: wordBefore.exec(text.slice(Math.max(0, start - NEIGHBOUR_REACH), start))?.[0] ?? '',
      after: wordAfter.exec(text.slice(end, end + NEIGHBOUR_REACH))?.[1] ?? '',
      isNegated: negated,
      isAsked,
    };
    return kinds.map((sense) => ({ sense, ...stated }));
  });
  knownSenses.set(context, senses);
  return senses;
};

const nameOf = ({ sense, isNegated: negated }: StatedSense): string => (negated ? `not ${sense}` : sense);

/** Returns the features of the phrases about payment: which there are, in which order, and with which words. */
export const senseFeatures = (context: MessageContext): readonly string[] => {
  const senses = findSenses(context);
  const features = new Set<string>();
  const present = [...new Set(senses.map(nameOf))].sort();
  for (const [index, name] of present.entries()) {
    features.add(`p=${name}`);
    for (const other of present.slice(index + 1)) features.add(`p=${name}+${other}`);
  }
  for (const [index, sense] of senses.entries()) {
    features.add(`pw=${nameOf(sense)} ${sense.words}`);
    features.add(`pb=${nameOf(sense)} ${toShape(sense.before)}`);
    features.add(`pa=${nameOf(sense)} ${toShape(sense.after)}`);
    if (sense.isAsked) features.add(`p=${nameOf(sense)}?`);
    const next = senses[index + 1];
    if (next && next.sense !== sense.sense) features.add(`p=${nameOf(sense)}>${nameOf(next)}`);
  }
  const last = senses.at(-1);
  if (last) features.add(`plast=${nameOf(last)}`);
  features.add(`p=${present.filter((name) => name !== 'undecided').join('+')}`);
  return [...features];
};

/** Returns true if a message has a phrase of one of the senses that is not negated. */
export const states = (context: MessageContext, ...wanted: readonly PaymentSense[]): boolean =>
  findSenses(context).some(({ sense, isNegated: negated }) => !negated && wanted.includes(sense));

/** Maximum number of characters between two ways to pay of which one is to be chosen. */
const CHOICE_REACH = 60;
/** Maximum number of characters between a word of doubt and the ways to pay. */
const DOUBT_REACH = 24;

/** Returns true if a message leaves open whether cash or another way to pay is used, as in "cash or maybe wallet". */
export const leavesOpen = (context: MessageContext): boolean => {
  const senses = findSenses(context).filter(({ isNegated: negated }) => !negated);
  const startsOf = (...wanted: readonly PaymentSense[]): readonly number[] =>
    senses.filter(({ sense }) => wanted.includes(sense)).map(({ start }) => start);
  const doubts = startsOf('undecided');
  return startsOf('cash').some((cash) =>
    startsOf('terminal', 'way').some((other) => {
      const [from, to] = cash < other ? [cash, other] : [other, cash];
      if (to - from > CHOICE_REACH || from === to) return false;
      return doubts.some((at) => at >= from - DOUBT_REACH && at <= to + DOUBT_REACH);
    }),
  );
};
