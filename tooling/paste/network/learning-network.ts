import {
  BOTH_STATES_SIZE,
  EMBEDDING_SIZE,
  OUTPUT_COLUMNS,
  STATE_SIZE,
  SUMMARY_SIZE,
  toJudgement,
  type Judgement,
  type Network,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';
import { createAttentionLayer } from './attention-layer.ts';
import { createGruLayer } from './gru-layer.ts';
import { createWorkspace } from './matrix-product.ts';
import { writeOutputGradients, type ScoreGradients } from './output-gradients.ts';
import { addColumns, createParameter, transpose, type Parameter } from './parameter.ts';

/** The network of the tagger while it learns. It judges the same as `judge`, except for the dropout. */
export interface LearningNetwork {
  readonly parameters: readonly Parameter[];
  /** Call it after each change of the weights. */
  readonly refresh: () => void;
  /** Judges tokens. `offsets` says where the buckets of each token start. */
  readonly judge: (buckets: Int32Array, offsets: Int32Array) => Judgement;
  /** Adds the gradients of all weights for the last judgement, from those of its scores. */
  readonly backpropagate: (gradients: ScoreGradients) => void;
  /** Copies the weights that `read` returns for each parameter. */
  readonly copy: (read: (parameter: Parameter) => Float32Array) => Network;
}

export interface LearningNetworkOptions {
  readonly bucketCount: number;
  readonly maxTokens: number;
  /** Share of the embedding values and of the states that are zero at random. */
  readonly dropout: number;
  readonly random: () => number;
}

const EMBEDDING_SPREAD = 0.17;

/** Writes the rows in the opposite order. */
const reverseRows = (from: Float32Array, to: Float32Array, count: number, width: number): void => {
  for (let at = 0; at < count; at += 1)
    to.set(from.subarray(at * width, (at + 1) * width), (count - 1 - at) * width);
};

/** Copies the weights of a layer. */
const copyLayer = <Name extends string>(
  { parameters }: { readonly parameters: Readonly<Record<Name, Parameter>> },
  read: (parameter: Parameter) => Float32Array,
): Readonly<Record<Name, Float64Array>> =>
  Object.fromEntries(
    Object.entries<Parameter>(parameters).map(([name, parameter]) => [
      name,
      Float64Array.from(read(parameter)),
    ]),
  ) as Record<Name, Float64Array>;

export const createLearningNetwork = ({
  bucketCount,
  maxTokens,
  dropout,
  random,
}: LearningNetworkOptions): LearningNetwork => {
  const workspace = createWorkspace();
  const { allocate, addProduct } = workspace;
  const embeddings = createParameter(bucketCount * EMBEDDING_SIZE, EMBEDDING_SPREAD, random);
  const embeddingBias = createParameter(EMBEDDING_SIZE, 0, random);
  const ahead = createGruLayer(workspace, EMBEDDING_SIZE, STATE_SIZE, maxTokens, random);
  const back = createGruLayer(workspace, EMBEDDING_SIZE, STATE_SIZE, maxTokens, random);
  const attention = createAttentionLayer(workspace, BOTH_STATES_SIZE, maxTokens, random);
  const output = createParameter(
    SUMMARY_SIZE * OUTPUT_COLUMNS,
    1 / Math.sqrt(SUMMARY_SIZE),
    random,
    allocate,
  );
  const outputBias = createParameter(OUTPUT_COLUMNS, 0, random);
  const outputTransposed = allocate(output.values.length);
  const embedded = allocate(maxTokens * EMBEDDING_SIZE);
  const embeddedReversed = allocate(maxTokens * EMBEDDING_SIZE);
  const states = allocate(maxTokens * BOTH_STATES_SIZE);
  const gatheredGradients = allocate(maxTokens * BOTH_STATES_SIZE);
  const summaries = allocate(maxTokens * SUMMARY_SIZE);
  const summariesTransposed = allocate(maxTokens * SUMMARY_SIZE);
  const summaryGradients = allocate(maxTokens * SUMMARY_SIZE);
  const outputs = allocate(maxTokens * OUTPUT_COLUMNS);
  const outputGradients = allocate(maxTokens * OUTPUT_COLUMNS);
  const stateGradients = new Float32Array(maxTokens * STATE_SIZE);
  const statesReversed = new Float32Array(maxTokens * STATE_SIZE);
  /** Factors of the embedding values and the states: 0 for dropped ones. */
  const kept = new Float32Array(maxTokens * SUMMARY_SIZE);
  const keptGathered = new Float32Array(maxTokens * BOTH_STATES_SIZE);
  const sums = new Float32Array(EMBEDDING_SIZE);
  const scale = 1 / (1 - dropout);
  let last: { readonly buckets: Int32Array; readonly offsets: Int32Array } = {
    buckets: new Int32Array(),
    offsets: new Int32Array(1),
  };

  const embed = (buckets: Int32Array, offsets: Int32Array, count: number): void => {
    for (let at = 0; at < count; at += 1) {
      sums.set(embeddingBias.values);
      for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index += 1) {
        const row = (buckets[index] ?? 0) * EMBEDDING_SIZE;
        for (let cell = 0; cell < EMBEDDING_SIZE; cell += 1)
          sums[cell] = (sums[cell] ?? 0) + (embeddings.values[row + cell] ?? 0);
      }
      for (let cell = 0; cell < EMBEDDING_SIZE; cell += 1) {
        const isKept = (sums[cell] ?? 0) > 0 && random() >= dropout;
        kept[at * SUMMARY_SIZE + BOTH_STATES_SIZE + cell] = isKept ? scale : 0;
        embedded[at * EMBEDDING_SIZE + cell] = isKept ? (sums[cell] ?? 0) * scale : 0;
      }
    }
  };

  const judge: LearningNetwork['judge'] = (buckets, offsets) => {
    const count = offsets.length - 1;
    last = { buckets, offsets };
    embed(buckets, offsets, count);
    const aheadStates = ahead.run(embedded, count);
    reverseRows(embedded, embeddedReversed, count, EMBEDDING_SIZE);
    reverseRows(back.run(embeddedReversed, count), statesReversed, count, STATE_SIZE);
    for (let at = 0; at < count; at += 1)
      for (let unit = 0; unit < STATE_SIZE; unit += 1) {
        const cell = at * STATE_SIZE + unit;
        const keptAhead = random() < dropout ? 0 : scale;
        const keptBack = random() < dropout ? 0 : scale;
        kept[at * SUMMARY_SIZE + unit] = keptAhead;
        kept[at * SUMMARY_SIZE + STATE_SIZE + unit] = keptBack;
        states[at * BOTH_STATES_SIZE + unit] = (aheadStates[cell] ?? 0) * keptAhead;
        states[at * BOTH_STATES_SIZE + STATE_SIZE + unit] = (statesReversed[cell] ?? 0) * keptBack;
      }
    const gathered = attention.run(states, count);
    for (let at = 0; at < count; at += 1) {
      const row = at * SUMMARY_SIZE;
      for (let unit = 0; unit < BOTH_STATES_SIZE; unit += 1) {
        const cell = at * BOTH_STATES_SIZE + unit;
        keptGathered[cell] = random() < dropout ? 0 : scale;
        summaries[row + unit] = (states[cell] ?? 0) + (gathered[cell] ?? 0) * (keptGathered[cell] ?? 0);
      }
      summaries.set(
        embedded.subarray(at * EMBEDDING_SIZE, (at + 1) * EMBEDDING_SIZE),
        row + BOTH_STATES_SIZE,
      );
      outputs.set(outputBias.values, at * OUTPUT_COLUMNS);
    }
    addProduct(summaries, output.values, outputs, count, SUMMARY_SIZE, OUTPUT_COLUMNS);
    return toJudgement(outputs, count);
  };

  /** Adds the gradients of the states that come from what the tokens gather to those of the summaries. */
  const addGatheredGradients = (count: number): void => {
    for (let at = 0; at < count; at += 1)
      for (let unit = 0; unit < BOTH_STATES_SIZE; unit += 1) {
        const cell = at * BOTH_STATES_SIZE + unit;
        gatheredGradients[cell] =
          (summaryGradients[at * SUMMARY_SIZE + unit] ?? 0) * (keptGathered[cell] ?? 0);
      }
    const fromGathered = attention.backpropagate(gatheredGradients);
    for (let at = 0; at < count; at += 1)
      for (let unit = 0; unit < BOTH_STATES_SIZE; unit += 1) {
        const cell = at * SUMMARY_SIZE + unit;
        summaryGradients[cell] =
          (summaryGradients[cell] ?? 0) + (fromGathered[at * BOTH_STATES_SIZE + unit] ?? 0);
      }
  };

  /** Takes the gradients of the states of one direction out of those of the summaries. */
  const takeStateGradients = (count: number, column: number): Float32Array => {
    for (let at = 0; at < count; at += 1)
      for (let unit = 0; unit < STATE_SIZE; unit += 1) {
        const cell = at * SUMMARY_SIZE + column + unit;
        stateGradients[at * STATE_SIZE + unit] = (summaryGradients[cell] ?? 0) * (kept[cell] ?? 0);
      }
    return stateGradients;
  };

  const backpropagate: LearningNetwork['backpropagate'] = (gradients) => {
    const { buckets, offsets } = last;
    const count = offsets.length - 1;
    writeOutputGradients(outputs, count, gradients, outputGradients);
    transpose(summaries, summariesTransposed, count, SUMMARY_SIZE);
    addProduct(summariesTransposed, outputGradients, output.gradients, SUMMARY_SIZE, count, OUTPUT_COLUMNS);
    addColumns(outputGradients, outputBias.gradients, count);
    summaryGradients.fill(0, 0, count * SUMMARY_SIZE);
    addProduct(outputGradients, outputTransposed, summaryGradients, count, OUTPUT_COLUMNS, SUMMARY_SIZE);
    addGatheredGradients(count);
    const fromAhead = ahead.backpropagate(takeStateGradients(count, 0));
    reverseRows(takeStateGradients(count, STATE_SIZE), statesReversed, count, STATE_SIZE);
    const fromBack = back.backpropagate(statesReversed);
    for (let at = 0; at < count; at += 1) {
      for (let cell = 0; cell < EMBEDDING_SIZE; cell += 1) {
        const column = at * SUMMARY_SIZE + BOTH_STATES_SIZE + cell;
        const gradient =
          (summaryGradients[column] ?? 0) +
          (fromAhead[at * EMBEDDING_SIZE + cell] ?? 0) +
          (fromBack[(count - 1 - at) * EMBEDDING_SIZE + cell] ?? 0);
        sums[cell] = gradient * (kept[column] ?? 0);
        embeddingBias.gradients[cell] = (embeddingBias.gradients[cell] ?? 0) + (sums[cell] ?? 0);
      }
      for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index += 1) {
        const row = (buckets[index] ?? 0) * EMBEDDING_SIZE;
        for (let cell = 0; cell < EMBEDDING_SIZE; cell += 1)
          embeddings.gradients[row + cell] = (embeddings.gradients[row + cell] ?? 0) + (sums[cell] ?? 0);
      }
    }
  };

  return {
    parameters: [
      embeddings,
      embeddingBias,
      ...Object.values(ahead.parameters),
      ...Object.values(back.parameters),
      ...Object.values(attention.parameters),
      output,
      outputBias,
    ],
    refresh: () => {
      ahead.refresh();
      back.refresh();
      attention.refresh();
      transpose(output.values, outputTransposed, SUMMARY_SIZE, OUTPUT_COLUMNS);
    },
    judge,
    backpropagate,
    copy: (read) => ({
      embeddings: Float64Array.from(read(embeddings)),
      embeddingStep: 1,
      embeddingBias: Float64Array.from(read(embeddingBias)),
      ahead: copyLayer(ahead, read),
      back: copyLayer(back, read),
      attention: copyLayer(attention, read),
      output: Float64Array.from(read(output)),
      outputBias: Float64Array.from(read(outputBias)),
    }),
  };
};
