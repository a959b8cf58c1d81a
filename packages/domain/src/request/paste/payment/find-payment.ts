import type { PaymentMethod } from '../../../contracts/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { sumWeights, toProbabilities, type Weights } from '../learning/weights.ts';
import { deniesPayment, isInParts, saysBothSenses, saysDone, saysDue, saysOnlyCash } from './both-senses.ts';
import { states } from './payment-senses.ts';
import { mentionsPayment, paymentFeatures } from './payment-features.ts';

export const paymentMethods = [
  'CASH_ON_DELIVERY',
  'PAID',
  'PAYMENT_ON_DELIVERY',
] as const satisfies readonly PaymentMethod[];

const THRESHOLD = Number(process.env.PT ?? 0.45);
/** How many times likelier a method must be than the opposite: payment at the door and payment in advance. */
const MIN_RATIO = Number(process.env.PR ?? 6);

/** Returns the features of each payment method: what the message says, together with the method. */
export const paymentOptions = (context: MessageContext): readonly (readonly string[])[] => {
  const features = paymentFeatures(context);
  return paymentMethods.map((method) => features.map((feature) => `${method.slice(0, 3)} ${feature}`));
};

/**
 * Returns true if a message may say that all is paid: it says that something is done, does not negate it, and no rest
 * is due.
 */
const canBePaid = (context: MessageContext): boolean => {
  const features = new Set(paymentFeatures(context));
  const kinds = new Set(context.cues.flatMap((cue) => cue.kinds));
  return (
    (states(context, 'settled') || ['paid', 'done', 'finished'].some((kind) => features.has(`has=${kind}`))) &&
    !deniesPayment(context) &&
    !saysOnlyCash(context) &&
    !(kinds.has('deposit') && kinds.has('balance'))
  );
};

/** Returns true if a message says that the order is paid, and not only a part of it. */
const isSettled = (context: MessageContext): boolean =>
  saysDone(context) || (states(context, 'settled') && !isInParts(context));

/**
 * Finds the payment method. Returns null if the message says nothing about payment, contradicts itself, or
 * says that payment was made as likely as that it is still due.
 */
export const findPayment = (context: MessageContext, weights: Weights): PaymentMethod | null => {
  const X=(process.env.PX??'').split(',');
  if (!mentionsPayment(context) || (!X.includes('both')&&saysBothSenses(context))) return null;
  if (X.includes('both2') && states(context,'settled') && states(context,'cash') && !isInParts(context)) return null;
  const [cash = 0, paid = 0, atDoor = 0] = toProbabilities(
    paymentOptions(context).map((features) => sumWeights(weights, features)),
  );
  if (paid >= THRESHOLD)
    return paid >= MIN_RATIO * (cash + atDoor) && (canBePaid(context) || (X.includes('conf') && paid >= Number(process.env.PC ?? 0.85))) && !saysOnlyCash(context)
      ? 'PAID'
      : null;
  const best = Math.max(cash, atDoor);
  if (best < THRESHOLD || best < MIN_RATIO * paid) return null;
  if (isSettled(context) || !(X.includes('due') || saysDue(context) || states(context, 'unpaid', 'cash', 'terminal'))) return null;
  return cash > atDoor ? 'CASH_ON_DELIVERY' : 'PAYMENT_ON_DELIVERY';
};
