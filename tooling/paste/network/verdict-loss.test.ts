import { describe, expect, it } from 'vitest';
import {
  paymentVerdicts,
  verdicts,
  type PaymentVerdict,
  type Verdict,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';
import { verdictGradients } from './verdict-loss.ts';

const scores = { UNSAID: 0.2, PAID: 1.5, CASH_ON_DELIVERY: -0.3, PAYMENT_ON_DELIVERY: -2, ORDER: 0.7 };

type Scores = Record<Verdict, number>;

/** The loss itself, to compare its gradients with. */
const lossOfPayment = (changed: Scores, right: PaymentVerdict): number =>
  Math.log(paymentVerdicts.reduce((sum, verdict) => sum + Math.exp(changed[verdict]), 0)) - changed[right];
const lossOfOrder = ({ ORDER }: Scores): number => Math.log(1 + Math.exp(-ORDER));
const lossOfNoOrder = ({ ORDER }: Scores): number => Math.log(1 + Math.exp(ORDER));

const slopeAt = (verdict: Verdict, lossOf: (changed: Scores) => number): number =>
  (lossOf({ ...scores, [verdict]: scores[verdict] + 1e-4 }) -
    lossOf({ ...scores, [verdict]: scores[verdict] - 1e-4 })) /
  2e-4;

describe('the gradient of each verdict', () => {
  it.each(paymentVerdicts)('is that of the loss for an order with the payment %s', (right) => {
    const gradients = verdictGradients(scores, right, 2);
    for (const [index, verdict] of verdicts.entries()) {
      const slope = slopeAt(verdict, (changed) => lossOfPayment(changed, right) + lossOfOrder(changed));
      expect(gradients[index]).toBeCloseTo(2 * slope, 5);
    }
  });

  it('is three times that of the loss for a message that is no order, and 0 for its payment', () => {
    const gradients = verdictGradients(scores, null, 2);
    expect(gradients.slice(0, -1)).toEqual([0, 0, 0, 0]);
    expect(gradients.at(-1)).toBeCloseTo(6 * slopeAt('ORDER', lossOfNoOrder), 5);
  });
});
