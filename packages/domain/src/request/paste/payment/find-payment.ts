import type { PaymentMethod } from '../../../contracts/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { sumWeights, toProbabilities, type Weights } from '../learning/weights.ts';
import { mentionsPayment, paymentFeatures } from './payment-features.ts';

export const paymentMethods = [
  'CASH_ON_DELIVERY',
  'PAID',
  'PAYMENT_ON_DELIVERY',
] as const satisfies readonly PaymentMethod[];

const THRESHOLD = 0.5;

/** Returns the features of each payment method: what the message says, together with the method. */
export const paymentOptions = (context: MessageContext): readonly (readonly string[])[] => {
  const features = paymentFeatures(context);
  return paymentMethods.map((method) => features.map((feature) => `${method.slice(0, 3)} ${feature}`));
};

/**
 * Finds the payment method. Returns null if the message says nothing about payment, contradicts itself, or
 * says that payment was made as likely as that it is still due.
 */
export const findPayment = (context: MessageContext, weights: Weights): PaymentMethod | null => {
  if (!mentionsPayment(context)) return null;
  const probabilities = toProbabilities(
    paymentOptions(context).map((features) => sumWeights(weights, features)),
  );
  const best = paymentMethods.reduce((highest, _, index) =>
    (probabilities[index] ?? 0) > (probabilities[paymentMethods.indexOf(highest)] ?? 0)
      ? (paymentMethods[index] ?? highest)
      : highest,
  );
  return (probabilities[paymentMethods.indexOf(best)] ?? 0) >= THRESHOLD ? best : null;
};
