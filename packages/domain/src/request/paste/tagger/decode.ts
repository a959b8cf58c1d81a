import type { MaskedText } from '../masked-text.ts';
import { createLattice, expTransitions, findBestPath, runForward } from './crf.ts';
import { LABEL_COUNT, NONE, taggedFields, type TaggedField } from './labels.ts';
import { toNameSpan } from './name-span.ts';
import { findNamelessTokens, isPossibleName } from './possible-name.ts';
import { findSpanChances } from './span-chances.ts';
import { labelsForSpans, spansOf, textOfSpans, type Span } from './spans.ts';
import { CLAIM_SHAPE, OTHER_NUMBER_SHAPE, type Token } from './tokens.ts';

/** Value of a field with its probability. */
export interface TaggedValue {
  readonly text: string;
  readonly probability: number;
  readonly spans: readonly Span[];
}

const NOTE_INSIDE = 8;

/** Numbers and payment words of other fields are part of no name, unit or note. */
export const isLabelAllowed = (token: Token | undefined, label: number): boolean => {
  if (!token || label === NONE) return true;
  const isAddress = label === 3 || label === 4;
  // A note can ask the rider to call a number.
  if (label === NOTE_INSIDE && (token.claim === 0 || token.shape === OTHER_NUMBER_SHAPE)) return true;
  if (token.shape >= CLAIM_SHAPE) return isAddress && token.claim === 1;
  return isAddress || token.claim < 0 || token.claim > 2;
};

/** Ignores spans that are less likely. Nearly every order has a name, so the best one is often right. */
const lowestChances: Readonly<Record<TaggedField, number>> = {
  name: 0.005,
  address: 0.04,
  unit: 0.02,
  note: 0.04,
};

const MAX_SPANS = 24;

/** Score of a label that a token cannot have. */
export const FORBIDDEN = -1e4;

/**
 * Finds the most likely value of each field and its probability.
 * @param classes Word classes of each token.
 * @param labelScores One score per token and label.
 */
export const decode = (
  { source, visible }: MaskedText,
  tokens: readonly Token[],
  classes: Int32Array,
  labelScores: Float64Array,
  transitions: Float32Array,
): Partial<Record<TaggedField, TaggedValue>> => {
  const count = tokens.length;
  if (count === 0) return {};
  const nameless = findNamelessTokens(visible, tokens);
  const gaps = Int32Array.from(tokens, ({ gap }) => gap);
  const scores = labelScores.map((score, cell) =>
    isLabelAllowed(tokens[Math.floor(cell / LABEL_COUNT)], cell % LABEL_COUNT) ? score : FORBIDDEN,
  );
  const pairs = expTransitions(transitions);
  const lattice = createLattice(scores, gaps, pairs);
  let logTotal = 0;
  for (const scale of lattice.scales) logTotal += Math.log(scale);
  const path = findBestPath(scores, gaps, transitions);
  const forward = new Float64Array(lattice.forward.length);
  const scales = new Float64Array(count);
  /** Probability that a field consists of exactly these spans. */
  const chanceOf = (field: TaggedField, spans: readonly Span[]): number => {
    const masks = labelsForSpans(count, field, spans, () => false);
    const limited = lattice.potentials.slice();
    for (let at = 0; at < count; at += 1)
      for (let label = 0; label < LABEL_COUNT; label += 1)
        if (((masks[at] ?? 0) & (1 << label)) === 0) limited[at * LABEL_COUNT + label] = 0;
    return Math.exp(runForward(count, gaps, limited, pairs, forward, scales) - logTotal);
  };
  const result: Partial<Record<TaggedField, TaggedValue>> = {};
  for (const [field, name] of taggedFields.entries()) {
    const chances = findSpanChances(lattice, field, lowestChances[name]);
    const likely = spansOf(path, name);
    if (name !== 'address' && (name !== 'note' || likely.length < 2)) {
      // The same words can occur more than once. Their chances add up.
      const values = new Map<string, TaggedValue>();
      for (const { span, chance } of chances.slice(0, MAX_SPANS)) {
        if (name === 'name' && !isPossibleName(tokens, classes, nameless, span)) continue;
        const kept = name === 'name' ? toNameSpan(visible, tokens, classes, span) : span;
        const text = textOfSpans(source, tokens, [kept]);
        const known = values.get(text) ?? { text, probability: 0, spans: [kept] };
        values.set(text, { ...known, probability: Math.min(1, known.probability + chance) });
      }
      const [best] = [...values.values()].sort((a, b) => b.probability - a.probability);
      if (best) result[name] = best;
      continue;
    }
    const candidates: (readonly Span[])[] = [];
    if (likely.length > 0) candidates.push(likely);
    for (const { span } of chances.slice(0, 3)) candidates.push([span]);
    for (const { span, chance } of chances.slice(0, 6))
      if (chance < 0.5 && likely.length > 0) {
        // Variants of the most likely spans, with one of them replaced, added or left out.
        const others = likely.filter(([first, last]) => last < span[0] || first > span[1]);
        candidates.push([...others, span].sort((a, b) => a[0] - b[0]));
      }
    if (likely.length > 1 && likely.length <= 5)
      for (const left of likely) candidates.push(likely.filter((span) => span !== left));
    const seen = new Set<string>();
    for (const spans of candidates) {
      const key = JSON.stringify(spans);
      if (seen.has(key)) continue;
      seen.add(key);
      const probability = chanceOf(name, spans);
      if (probability > (result[name]?.probability ?? 0))
        result[name] = { text: textOfSpans(source, tokens, spans), probability, spans };
    }
  }
  return result;
};
