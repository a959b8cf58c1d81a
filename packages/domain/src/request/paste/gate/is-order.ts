import type { ParsedMessage, PasteMarket } from '../../draft/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { Weights } from '../learning/stored-table.ts';
import { sumWeights } from '../learning/weights.ts';
import { retractsNumber } from '../phone/phone-candidates.ts';
import { gateFeatures } from './gate-features.ts';

/** How much the score of the network counts beside that of the features. */
const NETWORK_SHARE = 0.5;

/**
 * Minimum score of an order, by the surest field that was found in it. A chat also mentions a person, a time or a place, but
 * few chats have a phone number or an amount.
 */
const minScores = { number: 1.25, address: 5, other: 6 } as const;

/** Shorter texts are parts of a message, such as a phone number. They say too little to be judged. */
const MIN_LENGTH = 40;

/** Returns true if a message is long enough to be judged. */
export const canBeJudged = ({ text }: MessageContext): boolean => text.trim().length >= MIN_LENGTH;

/**
 * Scores how much a message looks like an order, and not like an advert, a bank alert or a chat. Infinite if it is not to be
 * judged.
 * @param networkScore What the network says about it: the logarithm of the odds.
 */
export const scoreOrder = (
  context: MessageContext,
  market: PasteMarket,
  hasPoint: boolean,
  weights: Weights,
  networkScore: number,
): number => {
  if (!canBeJudged(context)) return Infinity;
  // People correct a number for a delivery, not in an advert or a notice.
  if (retractsNumber(context, market)) return Infinity;
  return sumWeights(weights, gateFeatures(context, market, hasPoint)) + NETWORK_SHARE * networkScore;
};

/** Returns true if a message with this score can be an order, if the right fields are found in it. */
export const mayBeOrder = (score: number): boolean => score >= minScores.number;

/** Returns true if a message with this score and these fields is an order. */
export const isOrder = (
  score: number,
  { phone, amount, point, address }: Pick<ParsedMessage, 'phone' | 'amount' | 'point' | 'address'>,
): boolean => {
  const hasNumber = phone !== null || amount !== null || point !== null;
  return score >= minScores[hasNumber ? 'number' : address !== null ? 'address' : 'other'];
};
