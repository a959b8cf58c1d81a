import type { CueKind, CueMatch } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { isNegated } from './both-senses.ts';
import { senseFeatures, states } from './payment-senses.ts';
import { findPaymentPhrases, longestPhrase, type PaymentPhrase } from './payment-phrase.ts';

const paymentKinds: ReadonlySet<CueKind> = new Set([
  'paid',
  'cash',
  'card',
  'transfer',
  'arrival',
  'cashMoney',
  'terminal',
  'done',
  'deposit',
  'balance',
  'finished',
  'money',
  'credit',
]);
/** Kinds that say little alone. Other kinds count only close to one of the others. */
const weakKinds: ReadonlySet<CueKind> = new Set(['arrival', 'finished', 'balance', 'deposit']);
const strongKinds: ReadonlySet<CueKind> = new Set([...paymentKinds].filter((kind) => !weakKinds.has(kind)));
const scopeKinds: ReadonlySet<CueKind> = new Set([
  ...paymentKinds,
  'negation',
  'future',
  'doubt',
  'amount',
  'change',
  'fee',
  'total',
]);
/** Number of characters around a payment cue in which other words count. */
const REACH = 28;
const clauseEnd = /[\n!?;|।۔。！？؟]|\.(?![0-9])/;

const kindsOf = ({ kinds }: CueMatch, wanted: ReadonlySet<CueKind>): readonly CueKind[] =>
  kinds.filter((kind) => wanted.has(kind));

/** Returns the start and end of the text around a cue: its clause, at most `REACH` characters on each side. */
const scopeOf = (text: string, { start, end }: CueMatch): readonly [number, number] => {
  let from = start;
  while (
    from > 0 &&
    start - from < REACH &&
    !clauseEnd.test(text.slice(from - 1, from + 1).slice(0, text[from - 1] === '.' ? 2 : 1))
  )
    from -= 1;
  let to = end;
  while (
    to < text.length &&
    to - end < REACH &&
    !clauseEnd.test(text.slice(to, to + (text[to] === '.' ? 2 : 1)))
  )
    to += 1;
  return [from, to];
};

/** The phrases and features of each message, because several steps need them. */
const knownPhrases = new WeakMap<MessageContext, readonly PaymentPhrase[]>();
const knownFeatures = new WeakMap<MessageContext, readonly string[]>();

const phrasesOf = (context: MessageContext): readonly PaymentPhrase[] => {
  const phrases = knownPhrases.get(context) ?? findPaymentPhrases(context.text);
  knownPhrases.set(context, phrases);
  return phrases;
};

/** Returns true if the message has words about payment. A single letter, such as 了, is not enough. */
export const mentionsPayment = (context: MessageContext): boolean =>
  context.cues.some((cue) => kindsOf(cue, strongKinds).length > 0) ||
  phrasesOf(context).length > 0 ||
  states(context, 'settled', 'unpaid', 'cash', 'terminal', 'way');

/** Returns the features of everything that a message says about payment. */
export const paymentFeatures = (context: MessageContext): readonly string[] => {
  const features = knownFeatures.get(context) ?? createFeatures(context);
  knownFeatures.set(context, features);
  return features;
};

const createFeatures = (context: MessageContext): readonly string[] => {
  const { text, cues } = context;
  const features = new Set<string>(['bias']);
  const present = new Set<string>();
  let last: readonly string[] = [];
  for (const cue of cues) {
    const named = kindsOf(cue, strongKinds);
    if (named.length === 0) continue;
    const strong = isNegated(text, cues, cue) ? named.map((kind) => `not ${kind}`) : named;
    for (const kind of strong) present.add(kind);
    last = strong;
    const [from, to] = scopeOf(text, cue);
    for (const other of cues) {
      if (other === cue || other.end <= from || other.start >= to) continue;
      const side = other.start < cue.start ? 'before' : 'after';
      for (const kind of kindsOf(other, scopeKinds)) {
        if (weakKinds.has(kind)) present.add(kind);
        for (const own of strong) features.add(`${own}<${side}:${kind}`).add(`${own}~${kind}`);
      }
    }
    if (/[?？؟]/.test(text.charAt(to))) for (const own of strong) features.add(`${own}?`);
    if (cue.start - text.lastIndexOf('\n', cue.start - 1) <= 2)
      for (const own of strong) features.add(`${own} opens`);
  }
  const kinds = [...present].sort();
  for (const [index, kind] of kinds.entries()) {
    features.add(`has=${kind}`);
    for (const other of kinds.slice(index + 1)) features.add(`both=${kind}+${other}`);
  }
  for (const kind of last) features.add(`last=${kind}`);
  if (present.size === 0) features.add('nothing');
  const phrases = phrasesOf(context);
  features.add(`phrase=${longestPhrase(phrases)?.method ?? 'none'}`);
  const methods = new Set(phrases.map(({ method }) => method));
  if (methods.size > 1) features.add(`phrases=${[...methods].sort().join('+')}`);
  return [...features, ...senseFeatures(context)];
};
