import {
  paymentVerdicts,
  type Judgement,
  type PaymentVerdict,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';

/**
 * Returns the gradients of the loss for each verdict of payment: the negative logarithm of the probability of the right one.
 * Without a right one, all gradients are 0.
 */
export const paymentGradients = (
  scores: Judgement['paymentScores'],
  right: PaymentVerdict | null,
  weight: number,
): readonly number[] => {
  const highest = Math.max(...paymentVerdicts.map((verdict) => scores[verdict]));
  const shares = paymentVerdicts.map((verdict) => Math.exp(scores[verdict] - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return paymentVerdicts.map((verdict, index) =>
    right === null ? 0 : weight * ((shares[index] ?? 0) / total - (verdict === right ? 1 : 0)),
  );
};
