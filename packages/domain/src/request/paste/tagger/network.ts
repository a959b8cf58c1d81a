import { attend, type AttentionWeights } from './attention.ts';
import { addRowProduct, runGru, type GruWeights } from './gru.ts';
import { LABEL_COUNT } from './labels.ts';

/** Number of values per bucket of features, and of states per direction. */
export const EMBEDDING_SIZE = 48;
export const STATE_SIZE = 96;
/** Number of states of both directions together. */
export const BOTH_STATES_SIZE = 2 * STATE_SIZE;
/** Each token is judged by the states of both directions, with what it gathers from others, and by its own embedding. */
export const SUMMARY_SIZE = BOTH_STATES_SIZE + EMBEDDING_SIZE;

/** What a message can say about payment. */
export const paymentVerdicts = ['UNSAID', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const;
export type PaymentVerdict = (typeof paymentVerdicts)[number];

/** What the network says about a message as a whole: the payment, and whether it is an order. */
export const verdicts = [...paymentVerdicts, 'ORDER'] as const;
export type Verdict = (typeof verdicts)[number];

/** Fields whose value is one of the numbers in a message. */
export const numberFields = ['phone', 'amount'] as const;
export type NumberField = (typeof numberFields)[number];

/**
 * Columns of the output matrix: the labels, how much a token counts for each verdict, what it says about it, and whether it
 * starts the right number of a field.
 */
export const ATTENTION_COLUMN = LABEL_COUNT;
export const OPINION_COLUMN = ATTENTION_COLUMN + verdicts.length;
export const NUMBER_COLUMN = OPINION_COLUMN + verdicts.length;
/** Those after the numbers are unused. */
export const OUTPUT_COLUMNS = 32;
/** The averages of opinions are small. Times this factor, they can be as large as the logarithm of a chance. */
export const OPINION_SCALE = 3;

/** Weights that judge the tokens of a message. */
export interface Network {
  /** One row per bucket. The number of buckets is a power of two. */
  readonly embeddings: Float64Array | Int8Array;
  /** Value of one step of the embeddings. */
  readonly embeddingStep: number;
  readonly embeddingBias: Float64Array;
  /** Reads from the first token to the last. */
  readonly ahead: GruWeights;
  /** Reads from the last token to the first. */
  readonly back: GruWeights;
  /** Compares each token with all others. */
  readonly attention: AttentionWeights;
  readonly output: Float64Array;
  readonly outputBias: Float64Array;
}

/** What the network says about a message. */
export interface Judgement {
  /** One score per token and label. */
  readonly labelScores: Float64Array;
  /** Logarithms: of the relative chances of each payment, and of the odds that the message is an order. */
  readonly verdictScores: Readonly<Record<Verdict, number>>;
  /** One score per token for each field: the logarithm of a factor for the chance that its right number starts there. */
  readonly numberScores: Readonly<Record<NumberField, Float64Array>>;
}

/** Adds up the embeddings of the features of each token. Negative sums become 0. */
const embed = (
  hashes: Int32Array,
  offsets: Int32Array,
  { embeddings, embeddingStep, embeddingBias }: Network,
): Float64Array => {
  const count = offsets.length - 1;
  const bucketMask = embeddings.length / EMBEDDING_SIZE - 1;
  const rows = new Float64Array(count * EMBEDDING_SIZE);
  const sums = new Float64Array(EMBEDDING_SIZE);
  for (let at = 0; at < count; at += 1) {
    sums.fill(0);
    const end = offsets[at + 1] ?? 0;
    for (let index = offsets[at] ?? 0; index < end; index += 1) {
      const row = ((hashes[index] ?? 0) & bucketMask) * EMBEDDING_SIZE;
      for (let cell = 0; cell < EMBEDDING_SIZE; cell += 1)
        sums[cell] = (sums[cell] ?? 0) + (embeddings[row + cell] ?? 0);
    }
    for (let cell = 0; cell < EMBEDDING_SIZE; cell += 1)
      rows[at * EMBEDDING_SIZE + cell] = Math.max(
        0,
        (sums[cell] ?? 0) * embeddingStep + (embeddingBias[cell] ?? 0),
      );
  }
  return rows;
};

/** Returns how much each token counts for a verdict. The shares add up to 1. */
export const attentionShares = (
  outputs: Float32Array | Float64Array,
  count: number,
  verdict: number,
): Float64Array => {
  const shares = new Float64Array(count);
  let highest = -Infinity;
  for (let at = 0; at < count; at += 1)
    highest = Math.max(highest, outputs[at * OUTPUT_COLUMNS + ATTENTION_COLUMN + verdict] ?? 0);
  let total = 0;
  for (let at = 0; at < count; at += 1) {
    const share = Math.exp((outputs[at * OUTPUT_COLUMNS + ATTENTION_COLUMN + verdict] ?? 0) - highest);
    shares[at] = share;
    total += share;
  }
  for (let at = 0; at < count; at += 1) shares[at] = (shares[at] ?? 0) / total;
  return shares;
};

/** Reads the scores of labels, verdicts and numbers from the outputs of the tokens. */
export const toJudgement = (outputs: Float32Array | Float64Array, count: number): Judgement => {
  const labelScores = new Float64Array(count * LABEL_COUNT);
  for (let at = 0; at < count; at += 1)
    for (let label = 0; label < LABEL_COUNT; label += 1)
      labelScores[at * LABEL_COUNT + label] = outputs[at * OUTPUT_COLUMNS + label] ?? 0;
  const scoreOf = (verdict: number): number => {
    let sum = 0;
    for (const [at, share] of attentionShares(outputs, count, verdict).entries())
      sum += share * (outputs[at * OUTPUT_COLUMNS + OPINION_COLUMN + verdict] ?? 0);
    return OPINION_SCALE * sum;
  };
  const [UNSAID = 0, PAID = 0, CASH_ON_DELIVERY = 0, PAYMENT_ON_DELIVERY = 0, ORDER = 0] = verdicts.map(
    (_, verdict) => scoreOf(verdict),
  );
  const columnOf = (column: number): Float64Array =>
    Float64Array.from({ length: count }, (_, at) => outputs[at * OUTPUT_COLUMNS + column] ?? 0);
  return {
    labelScores,
    verdictScores: { UNSAID, PAID, CASH_ON_DELIVERY, PAYMENT_ON_DELIVERY, ORDER },
    numberScores: { phone: columnOf(NUMBER_COLUMN), amount: columnOf(NUMBER_COLUMN + 1) },
  };
};

/** Judges the tokens of a message by their features. */
export const judge = (hashes: Int32Array, offsets: Int32Array, network: Network): Judgement => {
  const count = offsets.length - 1;
  const embedded = embed(hashes, offsets, network);
  const ahead = runGru(embedded, count, network.ahead, false);
  const back = runGru(embedded, count, network.back, true);
  const states = new Float64Array(count * BOTH_STATES_SIZE);
  for (let at = 0; at < count; at += 1) {
    states.set(ahead.subarray(at * STATE_SIZE, (at + 1) * STATE_SIZE), at * BOTH_STATES_SIZE);
    states.set(back.subarray(at * STATE_SIZE, (at + 1) * STATE_SIZE), at * BOTH_STATES_SIZE + STATE_SIZE);
  }
  const gathered = attend(states, count, BOTH_STATES_SIZE, network.attention);
  const summary = new Float64Array(SUMMARY_SIZE);
  const sums = new Float64Array(OUTPUT_COLUMNS);
  const outputs = new Float64Array(count * OUTPUT_COLUMNS);
  for (let at = 0; at < count; at += 1) {
    for (let unit = 0; unit < BOTH_STATES_SIZE; unit += 1) {
      const cell = at * BOTH_STATES_SIZE + unit;
      summary[unit] = (states[cell] ?? 0) + (gathered[cell] ?? 0);
    }
    summary.set(embedded.subarray(at * EMBEDDING_SIZE, (at + 1) * EMBEDDING_SIZE), BOTH_STATES_SIZE);
    sums.set(network.outputBias);
    addRowProduct(summary, 0, SUMMARY_SIZE, network.output, sums);
    outputs.set(sums, at * OUTPUT_COLUMNS);
  }
  return toJudgement(outputs, count);
};
