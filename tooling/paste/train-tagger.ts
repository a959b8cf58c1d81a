import { findAmountCandidates } from '../../packages/domain/src/request/paste/amount/amount-candidates.ts';
import { findPoint } from '../../packages/domain/src/request/paste/find-point.ts';
import { createMaskedText } from '../../packages/domain/src/request/paste/masked-text.ts';
import { findPhoneCandidates } from '../../packages/domain/src/request/paste/phone/phone-candidates.ts';
import { findByRules } from '../../packages/domain/src/request/paste/find-by-rules.ts';
import { alignLabels } from '../../packages/domain/src/request/paste/tagger/align-labels.ts';
import {
  countWords,
  levelsWithout,
  storeLevels,
  type WordLevels,
} from '../../packages/domain/src/request/paste/tagger/common-words.ts';
import { isLabelAllowed } from '../../packages/domain/src/request/paste/tagger/decode.ts';
import { createFeatures } from '../../packages/domain/src/request/paste/tagger/features.ts';
import { findClaims } from '../../packages/domain/src/request/paste/tagger/find-claims.ts';
import { storeWeights } from '../../packages/domain/src/request/paste/tagger/stored-weights.ts';
import { splitTokens, type Token } from '../../packages/domain/src/request/paste/tagger/tokens.ts';
import { learnWeights, type Example, type LearningOptions } from './learn-weights.ts';
import { prepareMessage } from './prepare.ts';
import { createRandom } from './random.ts';
import type { Trainer, TrainingMessage } from './trainer.ts';
import { varyMessage } from './vary-messages.ts';

const SEED = 7;
/** Number of variants of each message with other names and addresses. */
const VARIANT_COUNT = 3;
const VARIANT_WEIGHT = 0.5;

const toVisible = (text: string): string => createMaskedText(text).visible;

interface LabelledTokens {
  readonly country: string;
  readonly tokens: readonly Token[];
  readonly tags: Uint8Array;
  readonly ruleTags: Uint8Array;
  readonly words: ReadonlySet<number>;
}

/** Labels the tokens of a message. The phone number and the amount of the labels are masked. */
const labelTokens = (message: TrainingMessage): LabelledTokens => {
  const { labels, country } = message;
  const original = createMaskedText(message.text);
  const { masked: withoutLinks } = findPoint(original);
  const { context, market } = prepareMessage(message);
  const phone = findPhoneCandidates(context, market).find(({ value }) => value === labels.phone) ?? null;
  const amount = findAmountCandidates(context, market).find(({ value }) => value === labels.amount) ?? null;
  const tokens = splitTokens(original.visible, findClaims(context, original, withoutLinks, phone, amount));
  const tags = alignLabels(original.visible, tokens, labels, toVisible);
  const ruleTags = alignLabels(
    original.visible,
    tokens,
    findByRules(context, withoutLinks, phone, amount),
    toVisible,
  );
  return { country, tokens, tags, ruleTags, words: new Set(tokens.map(({ hash }) => hash)) };
};

const toExample = (
  { country, tokens, tags, ruleTags }: LabelledTokens,
  levels: WordLevels,
  weight: number,
  isVariant = false,
): Example => {
  const { hashes, offsets } = createFeatures(tokens, country, ruleTags, levels);
  // A few notes contain the phone number. Their labels could not be learned with the usual limits.
  const isWithinLimits = tokens.every((token, at) => isLabelAllowed(token, tags[at] ?? 0));
  return {
    buckets: hashes,
    offsets,
    gaps: Int32Array.from(tokens, ({ gap }) => gap),
    tags,
    isAllowed: isWithinLimits ? (at, label) => isLabelAllowed(tokens[at], label) : () => true,
    weight,
    isVariant,
  };
};

const learningOptions: LearningOptions = {
  bucketCount: 2 ** 17,
  rounds: 16,
  rate: 0.025,
  decay: 0.001,
  dropout: 0.4,
  wordDropout: 0.2,
  minimumCount: 2,
  seed: 1,
};

/** Learns to find name, address, unit and note. */
export const taggerTrainer: Trainer<'tagger'> = {
  name: 'tagger',
  train: (messages) => {
    const random = createRandom(SEED);
    const labelled = messages.map(labelTokens);
    const counts = countWords(labelled.map(({ words }) => words));
    const levels = labelled.map(({ words }) => levelsWithout(counts, words));
    const levelsAt = (index: number): WordLevels => levels[index] ?? (() => 0);
    const examples = labelled.map((tokens, index) =>
      toExample(tokens, levelsAt(index), messages[index]?.weight ?? 1),
    );
    const orders = messages.filter(({ isOrder }) => isOrder);
    for (let copy = 0; copy < VARIANT_COUNT; copy += 1)
      for (const [index, message] of messages.entries()) {
        if (!message.isOrder) continue;
        const variant = varyMessage(message, orders, random);
        examples.push(toExample(labelTokens(variant), levelsAt(index), VARIANT_WEIGHT, true));
      }
    return storeWeights(learnWeights(examples, learningOptions), storeLevels(counts));
  },
};
