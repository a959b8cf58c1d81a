import {
  paymentVerdicts,
  type Judgement,
  type PaymentVerdict,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';
import { sigmoid } from '../../../packages/domain/src/request/paste/tagger/gru.ts';

/** The payment of an order, and null for a message that is no order. */
export type RightVerdict = PaymentVerdict | null;

/** Orders are five times as common in the training messages as others. */
const OTHER_MESSAGE_WEIGHT = 3;

/**
 * Returns the gradients of the loss for each verdict about a message. The loss is the sum of two negative logarithms: of the
 * probability of the right payment, and of the probability that the message is an order, or that it is not. A message that is
 * no order teaches nothing about payment.
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
