import type { PasteMarket } from '../../draft/index.ts';
import type { MaskedText } from '../masked-text.ts';
import { createMaskedText } from '../masked-text.ts';
import { alignLabels } from './align-labels.ts';
import type { RuleFields } from '../find-by-rules.ts';
import { reconcile } from './reconcile.ts';
import { decode } from './decode.ts';
import { toFields, type TaggedValues } from './to-fields.ts';
import { createFeatures } from './features.ts';
import type { TaggedField } from './labels.ts';
import { loadWeights, type StoredWeights } from './stored-weights.ts';
import { splitTokens, type Claim } from './tokens.ts';

const toVisible = (text: string): string => createMaskedText(text).visible;

/** Lowest probability of a value that fills its field. Below it the field stays empty. */
const thresholds: Readonly<Record<TaggedField, number>> = {
  name: 0.03,
  address: 0.42,
  unit: 0.2,
  note: 0.16,
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
const LONE_ADDRESS_THRESHOLD = 0.6;

/** Maximum number of words to label. It bounds the time. Messages about orders are shorter. */
const MAX_TOKENS = 400;

const noFields: Readonly<Record<TaggedField, string | null>> = {
  name: null,
  address: null,
  unit: null,
  note: null,
};

/** Reads the fields, with the most likely value of each, however unlikely it is. */
const readTags = (
  message: MaskedText,
  claims: readonly Claim[],
  rules: RuleFields,
  market: PasteMarket,
  weights: StoredWeights,
): {
  readonly values: TaggedValues;
  readonly fields: Readonly<Record<TaggedField, string | null>>;
} => {
  const tokens = splitTokens(message.visible, claims).slice(0, MAX_TOKENS);
  const ruleTags = alignLabels(message.visible, tokens, rules, toVisible);
  const loaded = loadWeights(weights);
  const features = createFeatures(tokens, market.country, ruleTags, loaded.levels);
  const values = decode(message, tokens, features, loaded);
  const fields = toFields(message.source, tokens, likelyValues(values));
  return { values, fields: reconcile(rules, fields) };
};

/**
 * Finds name, address, unit and note. Each token gets one label, so no phrase fills two fields.
 * @param message The message as written, without any masked value.
 * @param claims The parts of the message that belong to other fields.
 * @param rules The fields that word lists and patterns find, as clues.
 * @param isAboutOrder True if another field or a label shows that the message is about an order.
 */
export const tagMessage = (
  message: MaskedText,
  claims: readonly Claim[],
  rules: RuleFields,
  isAboutOrder: boolean,
  market: PasteMarket,
  weights: StoredWeights,
): Readonly<Record<TaggedField, string | null>> => {
  const { values, fields } = readTags(message, claims, rules, market, weights);
  if (!isAboutOrder && (values.address?.probability ?? 0) < LONE_ADDRESS_THRESHOLD) return noFields;
  return fields;
};
