import { describe, expect, it } from 'vitest';
import {
  paymentVerdicts,
  type PaymentVerdict,
} from '../../../packages/domain/src/request/paste/tagger/network.ts';
import { paymentGradients } from './payment-loss.ts';

const scores = { UNSAID: 0.2, PAID: 1.5, CASH_ON_DELIVERY: -0.3, PAYMENT_ON_DELIVERY: -2 };

/** The loss itself, to compare its gradients with. */
const lossOf = (changed: Record<PaymentVerdict, number>, right: PaymentVerdict): number =>
  Math.log(paymentVerdicts.reduce((sum, verdict) => sum + Math.exp(changed[verdict]), 0)) - changed[right];

describe('the gradient of each verdict of payment', () => {
  it.each(paymentVerdicts)('is that of the loss if %s is right', (right) => {
    const gradients = paymentGradients(scores, right, 2);
    for (const [index, verdict] of paymentVerdicts.entries()) {
      const above = lossOf({ ...scores, [verdict]: scores[verdict] + 1e-4 }, right);
      const below = lossOf({ ...scores, [verdict]: scores[verdict] - 1e-4 }, right);
      expect(gradients[index]).toBeCloseTo((2 * (above - below)) / 2e-4, 5);
    }
  });

  it('is 0 for a message that is no order', () => {
    expect(paymentGradients(scores, null, 2)).toEqual([0, 0, 0, 0]);
  });
});
