import type { PaymentMethod } from '../../../contracts/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import { sumWeights, toProbabilities, type Weights } from '../learning/weights.ts';
import { deniesPayment, isInParts, saysBothSenses, saysDone, saysDue, saysOnlyCash } from './both-senses.ts';
import { leavesOpen, states } from './payment-senses.ts';
import { mentionsPayment, paymentFeatures } from './payment-features.ts';

export const paymentMethods = [
  'CASH_ON_DELIVERY',
  'PAID',
  'PAYMENT_ON_DELIVERY',
] as const satisfies readonly PaymentMethod[];

const THRESHOLD = 0.45;
/** How many times likelier a method must be than the opposite: payment at the door and payment in advance. */
const MIN_RATIO = 4;

/** Returns the features of each payment method: what the message says, together with the method. */
export const paymentOptions = (context: MessageContext): readonly (readonly string[])[] => {
  const features = paymentFeatures(context);
  return paymentMethods.map((method) => features.map((feature) => `${method.slice(0, 3)} ${feature}`));
};

const doneKinds = ['paid', 'done', 'finished'];

/**
 * Returns true if a message may say that all is paid: it says that something is done, does not negate it, and no rest
 * is due. A payment at the door counts only if the message says that it is settled.
 */
const canBePaid = (context: MessageContext): boolean => {
  const features = new Set(paymentFeatures(context));
  const kinds = new Set(context.cues.flatMap((cue) => cue.kinds));
  return (
    (states(context, 'settled') || doneKinds.some((kind) => features.has(`has=${kind}`))) &&
    (states(context, 'settled') || !states(context, 'arrival')) &&
    !deniesPayment(context) &&
    !saysOnlyCash(context) &&
    !(kinds.has('deposit') && kinds.has('balance'))
  );
};

/** Returns true if a message says that the order is paid, and not only a part of it. */
const isSettled = (context: MessageContext): boolean =>
  saysDone(context) || (states(context, 'settled') && !isInParts(context));

/**
 * Returns true if a message may say that payment is due at the door: it names a way to pay there, and says neither that
 * the order is paid nor that the money has been given already.
 */
const canBeDue = (context: MessageContext): boolean =>
  !isSettled(context) &&
  (saysDue(context) || states(context, 'unpaid', 'cash', 'terminal')) &&
  (!states(context, 'done') || states(context, 'unpaid', 'arrival', 'cash', 'terminal'));

/**
 * Finds the payment method. Returns null if the message says nothing about payment, contradicts itself, leaves the way
 * to pay open, or says that payment was made as likely as that it is still due.
 */
export const findPayment = (context: MessageContext, weights: Weights): PaymentMethod | null => {
  if (!mentionsPayment(context) || saysBothSenses(context) || leavesOpen(context)) return null;
  const [cash = 0, paid = 0, atDoor = 0] = toProbabilities(
    paymentOptions(context).map((features) => sumWeights(weights, features)),
  );
  if (paid >= THRESHOLD) return paid >= MIN_RATIO * (cash + atDoor) && canBePaid(context) ? 'PAID' : null;
  const best = Math.max(cash, atDoor);
  if (best < THRESHOLD || best < MIN_RATIO * paid || !canBeDue(context)) return null;
  return cash > atDoor ? 'CASH_ON_DELIVERY' : 'PAYMENT_ON_DELIVERY';
};
