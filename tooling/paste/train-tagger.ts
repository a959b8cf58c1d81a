import { findAmountCandidates } from '../../packages/domain/src/request/paste/amount/amount-candidates.ts';
import { findPoint } from '../../packages/domain/src/request/paste/find-point.ts';
import { createMaskedText } from '../../packages/domain/src/request/paste/masked-text.ts';
import { findPhoneCandidates } from '../../packages/domain/src/request/paste/phone/phone-candidates.ts';
import { findByRules } from '../../packages/domain/src/request/paste/find-by-rules.ts';
import { alignLabels } from '../../packages/domain/src/request/paste/tagger/align-labels.ts';
import { isLabelAllowed } from '../../packages/domain/src/request/paste/tagger/decode.ts';
import { createFeatures } from '../../packages/domain/src/request/paste/tagger/features.ts';
import { findClaims } from '../../packages/domain/src/request/paste/tagger/find-claims.ts';
import { storeWeights } from '../../packages/domain/src/request/paste/tagger/stored-weights.ts';
import { splitTokens } from '../../packages/domain/src/request/paste/tagger/tokens.ts';
import { learnWeights, type Example } from './learn-weights.ts';
import { prepareMessage } from './prepare.ts';
import { createRandom } from './random.ts';
import type { Trainer, TrainingMessage } from './trainer.ts';
import { varyMessage } from './vary-messages.ts';

const SEED = 7;
/** Number of variants of each message with other names and addresses. */
const VARIANT_COUNT = 3;
const VARIANT_WEIGHT = 0.5;

const toVisible = (text: string): string => createMaskedText(text).visible;

/** Labels the tokens of a message. The phone number and the amount of the labels are masked. */
const toExample = (message: TrainingMessage, weight: number): Example => {
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
  const { hashes, offsets } = createFeatures(tokens, country, ruleTags);
  // A few notes contain the phone number. Their labels could not be learned with the usual limits.
  const isWithinLimits = tokens.every((token, at) => isLabelAllowed(token, tags[at] ?? 0));
  return {
    buckets: hashes,
    offsets,
    gaps: Int32Array.from(tokens, ({ gap }) => gap),
    tags,
    isAllowed: isWithinLimits ? (at, label) => isLabelAllowed(tokens[at], label) : () => true,
    weight,
  };
};

/** Learns to find name, address, unit and note. */
export const taggerTrainer: Trainer<'tagger'> = {
  name: 'tagger',
  train: (messages) => {
    const random = createRandom(SEED);
    const examples = messages.map((message) => toExample(message, message.weight ?? 1));
    const orders = messages.filter(({ isOrder }) => isOrder);
    for (let copy = 0; copy < VARIANT_COUNT; copy += 1)
      for (const message of orders)
        examples.push(toExample(varyMessage(message, orders, random), VARIANT_WEIGHT));
    return storeWeights(
      learnWeights(examples, {
        bucketCount: 2 ** 16,
        rounds: 12,
        rate: 0.04,
        decay: 0.001,
        dropout: 0.2,
        wordDropout: 0.35,
        minimumCount: 2,
        seed: 1,
      }),
    );
  },
};
