import { findAmountCandidates } from '../../packages/domain/src/request/paste/amount/amount-candidates.ts';
import { findAmount } from '../../packages/domain/src/request/paste/amount/find-amount.ts';
import { findPoint } from '../../packages/domain/src/request/paste/find-point.ts';
import { createMaskedText } from '../../packages/domain/src/request/paste/masked-text.ts';
import { sumWeights, type Candidate } from '../../packages/domain/src/request/paste/learning/weights.ts';
import type { Weights } from '../../packages/domain/src/request/paste/learning/stored-table.ts';
import { findPhoneCandidates } from '../../packages/domain/src/request/paste/phone/phone-candidates.ts';
import { findPhone } from '../../packages/domain/src/request/paste/phone/find-phone.ts';
import { corpusPhrases } from '../../packages/domain/src/request/paste/testing/phrases.ts';
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
import {
  MAX_TOKENS,
  splitTokens,
  type Token,
} from '../../packages/domain/src/request/paste/tagger/tokens.ts';
import { tokenAt } from '../../packages/domain/src/request/paste/tagger/score-numbers.ts';
import type { NumberChoice } from './network/number-loss.ts';
import type { RightVerdict } from './network/verdict-loss.ts';
import { learnFinders, type FinderWeights } from './learn-finders.ts';
import { learnWeights, type Example, type LearningOptions } from './learn-weights.ts';
import { prepareMessage } from './prepare.ts';
import { createRandom } from './random.ts';
import type { Trainer, TrainingMessage } from './trainer.ts';
import { createVariation } from './vary-messages.ts';

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
  readonly verdict: RightVerdict;
  readonly choices: Example['choices'];
  readonly words: ReadonlySet<number>;
}

const toChoice = (
  candidates: readonly Candidate<unknown>[],
  right: string | number | null,
  tokens: readonly Token[],
  weights: Weights,
): NumberChoice => ({
  tokens: Int32Array.from(candidates, ({ start }) => tokenAt(tokens, start)),
  scores: Float64Array.from(candidates, ({ features }) => sumWeights(weights, features)),
  isRight: Uint8Array.from(candidates, ({ value }) => (value === right ? 1 : 0)),
});

/**
 * Labels the tokens of a message. The phone number and the amount are masked as the parser would. With those of the labels,
 * the network would learn that only orders have masked numbers, and trust a wrong one.
 */
const labelTokens = (message: TrainingMessage, finders: FinderWeights): LabelledTokens => {
  const { labels, country, isOrder } = message;
  const original = createMaskedText(message.text);
  const { masked: withoutLinks } = findPoint(original);
  const { context, market } = prepareMessage(message);
  const phone = findPhone(context, market, finders.phone);
  const amount = findAmount(context, market, finders.amount);
  const claims = findClaims(context, original, withoutLinks, phone, amount);
  const tokens = splitTokens(original.visible, claims).slice(0, MAX_TOKENS);
  const tags = alignLabels(original.visible, tokens, labels, toVisible);
  const ruleTags = alignLabels(
    original.visible,
    tokens,
    findByRules(context, withoutLinks, phone, amount),
    toVisible,
  );
  const { paymentMethod } = labels;
  const isSaid = paymentMethod !== null && paymentMethod !== 'NONE';
  const verdict = !isOrder ? null : isSaid ? paymentMethod : 'UNSAID';
  const choices = {
    phone: toChoice(isOrder ? findPhoneCandidates(context, market) : [], labels.phone, tokens, finders.phone),
    amount: toChoice(
      isOrder ? findAmountCandidates(context, market) : [],
      labels.amount,
      tokens,
      finders.amount,
    ),
  };
  return {
    country,
    tokens,
    tags,
    ruleTags,
    verdict,
    choices,
    words: new Set(tokens.map(({ hash }) => hash)),
  };
};

const toExample = (
  { country, tokens, tags, ruleTags, verdict, choices }: LabelledTokens,
  levels: WordLevels,
  weight: number,
  variant = 0,
): Example => {
  const { hashes, offsets } = createFeatures(tokens, country, ruleTags, levels);
  // A few notes contain the phone number. Their labels could not be learned with the usual limits.
  const isWithinLimits = tokens.every((token, at) => isLabelAllowed(token, tags[at] ?? 0));
  return {
    hashes,
    offsets,
    gaps: Int32Array.from(tokens, ({ gap }) => gap),
    tags,
    isAllowed: isWithinLimits ? (at, label) => isLabelAllowed(tokens[at], label) : () => true,
    verdict,
    choices,
    weight,
    variant,
  };
};

const learningOptions: LearningOptions = {
  bucketCount: 2 ** 14,
  maxTokens: MAX_TOKENS,
  rounds: 9,
  variantCount: VARIANT_COUNT,
  batchSize: 64,
  rate: 0.003,
  dropout: 0.35,
  featureDropout: 0.2,
  wordDropout: 0.2,
  minimumCount: 2,
  seed: 1,
};

/** Learns to find name, address, unit and note, and to judge the payment and whether a message is an order. */
export const taggerTrainer: Trainer<'tagger'> = {
  name: 'tagger',
  train: (messages) => {
    const random = createRandom(SEED);
    const findersOf = learnFinders(messages);
    const labelled = messages.map((message) => labelTokens(message, findersOf(message)));
    const counts = countWords(labelled.map(({ words }) => words));
    const levels = labelled.map(({ words }) => levelsWithout(counts, words));
    const levelsAt = (index: number): WordLevels => levels[index] ?? (() => 0);
    const examples = labelled.map((tokens, index) =>
      toExample(tokens, levelsAt(index), messages[index]?.weight ?? 1),
    );
    const vary = createVariation(
      messages.filter(({ isOrder }) => isOrder),
      corpusPhrases,
    );
    for (let copy = 1; copy <= VARIANT_COUNT; copy += 1)
      for (const [index, message] of messages.entries()) {
        if (!message.isOrder) continue;
        const variant = vary(message, random);
        examples.push(
          toExample(labelTokens(variant, findersOf(message)), levelsAt(index), VARIANT_WEIGHT, copy),
        );
      }
    return storeWeights(learnWeights(examples, learningOptions), storeLevels(counts));
  },
};
