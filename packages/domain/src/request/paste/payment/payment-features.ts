import type { CueKind, CueMatch } from '../learning/cue-scan.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { findPaymentPhrases, longestPhrase } from './payment-phrase.ts';

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
]);
/** Kinds that say little alone. Other kinds count only close to one of the others. */
const weakKinds: ReadonlySet<CueKind> = new Set(['arrival', 'done', 'balance', 'deposit']);
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
const wordPattern = /[\p{L}\p{M}']+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

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

const lexicalFeatures = (scope: string, features: Set<string>): void => {
  let previous = '^';
  for (const [word] of scope.matchAll(wordPattern)) {
    if (unspaced.test(word)) {
      for (let length = 2; length <= 4; length += 1)
        for (let at = 0; at + length <= word.length; at += 1)
          features.add(`g=${word.slice(at, at + length)}`);
      continue;
    }
    features.add(`w=${word}`).add(`w2=${previous} ${word}`);
    if (word.length > 5) features.add(`p=${word.slice(0, 5)}`);
    previous = word;
  }
};

/** Returns true if the message has words that are about payment alone. */
export const mentionsPayment = ({ text, cues }: MessageContext): boolean =>
  cues.some((cue) => kindsOf(cue, paymentKinds).some((kind) => !weakKinds.has(kind))) ||
  findPaymentPhrases(text).length > 0;

/** Returns the features of everything that a message says about payment. */
export const paymentFeatures = ({ text, cues }: MessageContext): readonly string[] => {
  const features = new Set<string>(['bias']);
  const found = cues.filter((cue) => kindsOf(cue, paymentKinds).length > 0);
  const present = new Set<CueKind>();
  for (const cue of found) {
    const strong = kindsOf(cue, paymentKinds).filter((kind) => !weakKinds.has(kind));
    for (const kind of kindsOf(cue, paymentKinds)) {
      features.add(`has=${kind}`);
      present.add(kind);
    }
    const [from, to] = scopeOf(text, cue);
    lexicalFeatures(text.slice(from, to), features);
    if (strong.length === 0) continue;
    for (const other of cues) {
      if (other === cue || other.end <= from || other.start >= to) continue;
      const side = other.start < cue.start ? 'before' : 'after';
      for (const kind of kindsOf(other, scopeKinds))
        for (const own of strong) features.add(`${own}<${side}:${kind}`);
    }
    if (/[?？؟]/.test(text.charAt(to))) for (const own of strong) features.add(`${own}?`);
    const lineStart = text.lastIndexOf('\n', cue.start - 1) + 1;
    for (const own of strong) if (cue.start - lineStart <= 1) features.add(`${own} opens`);
  }
  const kinds = [...present].sort();
  for (const [index, kind] of kinds.entries())
    for (const other of kinds.slice(index + 1)) features.add(`both=${kind}+${other}`);
  const last = found.findLast((cue) => kindsOf(cue, paymentKinds).some((kind) => !weakKinds.has(kind)));
  if (last) for (const kind of kindsOf(last, paymentKinds)) features.add(`last=${kind}`);
  if (found.length === 0) features.add('nothing');
  const phrases = findPaymentPhrases(text);
  features.add(`phrase=${longestPhrase(phrases)?.method ?? 'none'}`);
  const methods = new Set(phrases.map(({ method }) => method));
  if (methods.size > 1) features.add(`phrases=${[...methods].sort().join('+')}`);
  return [...features];
};
