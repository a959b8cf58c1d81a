import type { PasteMarket } from '../../draft/index.ts';
import type { MaskedText } from '../masked-text.ts';
import { createMaskedText } from '../masked-text.ts';
import { alignLabels } from './align-labels.ts';
import { withoutClitics } from './clitics.ts';
import type { RuleFields } from '../find-by-rules.ts';
import { reconcile } from './reconcile.ts';
import { decode } from './decode.ts';
import { toFields, type TaggedValues } from './to-fields.ts';
import { createFeatures } from './features.ts';
import { taggedFields, type TaggedField } from './labels.ts';
import { judge, type Judgement } from './network.ts';
import type { TaggerWeights } from './stored-weights.ts';
import { MAX_TOKENS, splitTokens, type Claim, type Token } from './tokens.ts';

const toVisible = (text: string): string => createMaskedText(text).visible;

/** Lowest probability of a value that fills its field. Below it the field stays empty. */
const thresholds: Readonly<Record<TaggedField, number>> = {
  name: 0.44,
  address: 0.5,
  unit: 0.44,
  note: 0.42,
};

const likelyValues = (values: TaggedValues): TaggedValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, { probability }]) => probability >= thresholds[field as TaggedField],
    ),
  );

/**
 * Lowest probability of the address in a message without any other sign of an order. Small talk also mentions places.
 */
const LONE_ADDRESS_THRESHOLD = 0.7;

const noFields: Readonly<Record<TaggedField, string | null>> = {
  name: null,
  address: null,
  unit: null,
  note: null,
};

/** A message as the network sees it. */
export interface JudgedMessage {
  readonly message: MaskedText;
  readonly tokens: readonly Token[];
  /** Word classes of each token. */
  readonly classes: Int32Array;
  readonly judgement: Judgement;
}

/**
 * Lets the network judge a message.
 * @param message The message as written, without any masked value.
 * @param claims The parts of the message that belong to other fields.
 * @param rules The fields that word lists and patterns find, as clues.
 */
export const judgeMessage = (
  message: MaskedText,
  claims: readonly Claim[],
  rules: RuleFields,
  market: PasteMarket,
  { network, levels }: TaggerWeights,
): JudgedMessage => {
  const tokens = splitTokens(message.visible, claims).slice(0, MAX_TOKENS);
  const ruleTags = alignLabels(message.visible, tokens, rules, toVisible);
  const { hashes, offsets, classes } = createFeatures(tokens, market.country, ruleTags, levels);
  return { message, tokens, classes, judgement: judge(hashes, offsets, network) };
};

/**
 * Finds name, address, unit and note. Each token gets one label, so no phrase fills two fields.
 * @param isAboutOrder True if another field or a label shows that the message is about an order.
 */
export const tagMessage = (
  { message, tokens, classes, judgement }: JudgedMessage,
  rules: RuleFields,
  isAboutOrder: boolean,
  { transitions, levels }: TaggerWeights,
): Readonly<Record<TaggedField, string | null>> => {
  const values = decode(message, tokens, classes, judgement.labelScores, transitions);
  if (!isAboutOrder && (values.address?.probability ?? 0) < LONE_ADDRESS_THRESHOLD) return noFields;
  const fields = toFields(message.source, tokens, likelyValues(values));
  const found: Record<TaggedField, string | null> = { ...noFields };
  for (const field of taggedFields) {
    const text = fields[field];
    found[field] = text === null ? null : withoutClitics(field, text, message.source, levels);
  }
  return reconcile(rules, found);
};
