import type { PaymentMethod } from '../../../contracts/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { Weights } from '../learning/stored-table.ts';
import { sumWeights, toProbabilities } from '../learning/weights.ts';
import type { Judgement } from '../tagger/network.ts';
import { deniesPayment, isInParts, saysBothSenses, saysDone, saysOnlyCash } from './both-senses.ts';
import { leavesOpen, states } from './payment-senses.ts';
import { paymentFeatures } from './payment-features.ts';

export const paymentMethods = [
  'CASH_ON_DELIVERY',
  'PAID',
  'PAYMENT_ON_DELIVERY',
] as const satisfies readonly PaymentMethod[];

const THRESHOLD = 0.45;
/** How many times likelier a method must be than the opposite: payment at the door and payment in advance. */
const MIN_RATIO = 6;

/** Returns the features of each payment method: what the message says, together with the method. */
export const paymentOptions = (context: MessageContext): readonly (readonly string[])[] => {
  const features = paymentFeatures(context);
  return paymentMethods.map((method) => features.map((feature) => `${method.slice(0, 3)} ${feature}`));
};

/**
 * Returns true if a message cannot say that all is paid: it negates that, names only cash, or has a deposit and a rest.
 */
const deniesPaid = (context: MessageContext): boolean => {
  const kinds = new Set(context.cues.flatMap((cue) => cue.kinds));
  return deniesPayment(context) || saysOnlyCash(context) || (kinds.has('deposit') && kinds.has('balance'));
};

/** Returns true if a message says that the order is paid, and not only a part of it. */
const isSettled = (context: MessageContext): boolean =>
  saysDone(context) || (states(context, 'settled') && !isInParts(context));

/** How much the network counts beside the weights of the phrases. */
const NETWORK_SHARE = 0.4;
/** Chances below this count as equally unlikely. */
const TINY = 1e-4;

/** Weighs what the phrases about payment say and what the network says. Returns the chance of each method. */
const findChances = (
  context: MessageContext,
  weights: Weights,
  scores: Judgement['paymentScores'],
): readonly number[] => {
  const byPhrases = toProbabilities(paymentOptions(context).map((features) => sumWeights(weights, features)));
  const byNetwork = toProbabilities(paymentMethods.map((method) => scores[method] - scores.UNSAID));
  const mixed = byPhrases.map(
    (chance, index) =>
      (1 - NETWORK_SHARE) * Math.log(chance + TINY) +
      NETWORK_SHARE * Math.log((byNetwork[index] ?? 0) + TINY),
  );
  const unsaid = mixed.pop() ?? 0;
  return toProbabilities(mixed.map((score) => score - unsaid));
};

/**
 * Finds the payment method. Returns null if the message says nothing about payment, contradicts itself, leaves the way
 * to pay open, or says that payment was made as likely as that it is still due.
 */
export const findPayment = (
  context: MessageContext,
  weights: Weights,
  scores: Judgement['paymentScores'],
): PaymentMethod | null => {
  if (saysBothSenses(context) || leavesOpen(context)) return null;
  const [cash = 0, paid = 0, atDoor = 0] = findChances(context, weights, scores);
  if (paid >= THRESHOLD) return paid >= MIN_RATIO * (cash + atDoor) && !deniesPaid(context) ? 'PAID' : null;
  const best = Math.max(cash, atDoor);
  if (best < THRESHOLD || best < MIN_RATIO * paid || isSettled(context)) return null;
  return cash > atDoor ? 'CASH_ON_DELIVERY' : 'PAYMENT_ON_DELIVERY';
};
