import type { PasteMarket } from '../../draft/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { Weights } from '../learning/stored-table.ts';
import { sumWeights, toProbabilities } from '../learning/weights.ts';
import { retractsNumber } from '../phone/phone-candidates.ts';
import { gateFeatures } from './gate-features.ts';

/** Minimum probability for an order. The trainer adjusts the bias, so that few other messages reach it. */
const THRESHOLD = 0.5;

/** Shorter texts are parts of a message, such as a phone number. They say too little to be judged. */
const MIN_LENGTH = 40;

/** Returns true if a message is long enough to be judged. */
export const canBeJudged = ({ text }: MessageContext): boolean => text.trim().length >= MIN_LENGTH;

/** Returns true if a message looks like an order, and not like an advert, a bank alert or a chat. */
export const isOrder = (
  context: MessageContext,
  market: PasteMarket,
  hasPoint: boolean,
  weights: Weights,
): boolean => {
  if (!canBeJudged(context)) return true;
  // People correct a number for a delivery, not in an advert or a notice.
  if (retractsNumber(context, market)) return true;
  const [probability = 0] = toProbabilities([sumWeights(weights, gateFeatures(context, market, hasPoint))]);
  return probability >= THRESHOLD;
};
