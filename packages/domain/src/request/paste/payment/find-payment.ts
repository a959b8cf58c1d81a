import type { PaymentMethod } from '../../../contracts/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { Weights } from '../learning/stored-table.ts';
import { sumWeights, toProbabilities } from '../learning/weights.ts';
import type { Judgement } from '../tagger/network.ts';
import { deniesPayment, isInParts, saysBothSenses, saysDone, saysOnlyCash } from './both-senses.ts';
import { leavesOpen, states } from './payment-senses.ts';
import { paymentFeatures } from './payment-features.ts';
import { isMoneyReady } from './ready-money.ts';

export const paymentMethods = [
  'CASH_ON_DELIVERY',
  'PAID',
  'PAYMENT_ON_DELIVERY',
] as const satisfies readonly PaymentMethod[];

const THRESHOLD = 0.5;
/** How many times likelier a method must be than the opposite: payment at the door and payment in advance. */
const MIN_RATIO = 12;
/** Highest chance that the phrases alone, and the network alone, may give to the opposite. */
const MAX_OPPOSITE = 0.3;

/** Returns the features of each payment method: what the message says, together with the method. */
export const paymentOptions = (context: MessageContext): readonly (readonly string[])[] => {
  const features = paymentFeatures(context);
  return paymentMethods.map((method) => features.map((feature) => `${method.slice(0, 3)} ${feature}`));
};

/**
 * Returns true if a message cannot say that all is paid: it negates that, names only cash, has the money ready, or has a
 * deposit and a rest.
 */
const deniesPaid = (context: MessageContext): boolean => {
  const kinds = new Set(context.cues.flatMap((cue) => cue.kinds));
  return (
    deniesPayment(context) ||
    saysOnlyCash(context) ||
    (isMoneyReady(context) && !saysDone(context)) ||
    (kinds.has('deposit') && kinds.has('balance'))
  );
};

/** Returns true if a message says that the order is paid, and not only a part of it. */
const isSettled = (context: MessageContext): boolean =>
  saysDone(context) || (states(context, 'settled') && !isInParts(context));

/** How much the network counts beside the weights of the phrases. */
const NETWORK_SHARE = 0.4;
/** Chances below this count as equally unlikely. */
const TINY = 1e-4;

/** The chance of each method, and that of none of them. */
type Chances = readonly number[];

/** Weighs what the phrases about payment and the network say. */
const mix = (byPhrases: Chances, byNetwork: Chances): Chances => {
  const scores = byPhrases.map(
    (chance, index) =>
      (1 - NETWORK_SHARE) * Math.log(chance + TINY) +
      NETWORK_SHARE * Math.log((byNetwork[index] ?? 0) + TINY),
  );
  const unsaid = scores.pop() ?? 0;
  return toProbabilities(scores.map((score) => score - unsaid));
};

/** The chance that the order is paid if the method is not PAID, or that payment is due at the door if it is. */
const oppositeOf = (method: PaymentMethod, [cash = 0, paid = 0, atDoor = 0]: Chances): number =>
  method === 'PAID' ? cash + atDoor : paid;

/**
 * Finds the payment method. Returns null if the message says nothing about payment, contradicts itself, leaves the way
 * to pay open, or says that payment was made as likely as that it is still due.
 * @param scores What the network says about payment.
 */
export const findPayment = (
  context: MessageContext,
  weights: Weights,
  scores: Judgement['verdictScores'],
): PaymentMethod | null => {
  if (saysBothSenses(context) || leavesOpen(context)) return null;
  const byPhrases = toProbabilities(paymentOptions(context).map((features) => sumWeights(weights, features)));
  const byNetwork = toProbabilities(paymentMethods.map((method) => scores[method] - scores.UNSAID));
  const chances = mix(byPhrases, byNetwork);
  const [method, chance] = paymentMethods
    .map((name, index) => [name, chances[index] ?? 0] as const)
    .reduce((best, other) => (other[1] > best[1] ? other : best));
  const isLikely =
    chance >= THRESHOLD &&
    chance >= MIN_RATIO * oppositeOf(method, chances) &&
    [byPhrases, byNetwork].every((source) => oppositeOf(method, source) <= MAX_OPPOSITE);
  return isLikely && !(method === 'PAID' ? deniesPaid(context) : isSettled(context)) ? method : null;
};
