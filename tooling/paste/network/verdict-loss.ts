import {
  paymentVerdicts,
  type Judgement,
  type PaymentVerdict,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';
import { sigmoid } from '../../../packages/domain/src/request/paste/tagger/gru.ts';

/** What a message says: its payment if it is an order, null if it is none. */
export type RightVerdict = PaymentVerdict | null;

/** Orders are five times as common in the training messages as others. */
const OTHER_MESSAGE_WEIGHT = 3;

/**
 * Returns the gradients of the loss for each verdict about a message: the negative logarithms of the probability of the
 * right payment, and of the probability that it is an order or none. A message that is no order teaches nothing about
 * payment.
 */
export const verdictGradients = (
  scores: Judgement['verdictScores'],
  right: RightVerdict,
  weight: number,
): readonly number[] => {
  const highest = Math.max(...paymentVerdicts.map((verdict) => scores[verdict]));
  const shares = paymentVerdicts.map((verdict) => Math.exp(scores[verdict] - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const ofPayment = paymentVerdicts.map((verdict, index) =>
    right === null ? 0 : weight * ((shares[index] ?? 0) / total - (verdict === right ? 1 : 0)),
  );
  const chance = sigmoid(scores.ORDER);
  return [...ofPayment, weight * (right === null ? OTHER_MESSAGE_WEIGHT * chance : chance - 1)];
};
