import type { PasteMarket } from '../../draft/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { Weights } from '../learning/stored-table.ts';
import { chooseCandidate, type ScoreAt } from '../learning/weights.ts';
import { findAmountCandidates, type AmountCandidate } from './amount-candidates.ts';

const THRESHOLD = 0.45;

/**
 * Finds the amount to collect, or the value of the goods. After a deposit, it is the balance. Returns null if no number
 * is likely enough.
 * @param addedScore What the network says about a number. Without it, the features alone decide.
 */
export const findAmount = (
  context: MessageContext,
  market: PasteMarket,
  weights: Weights,
  addedScore?: ScoreAt,
): AmountCandidate | null => {
  const candidates = findAmountCandidates(context, market);
  const balances = candidates.filter(({ isBalance }) => isBalance);
  const isClear = new Set(balances.map(({ value }) => value)).size === 1;
  return (isClear ? balances[0] : undefined) ?? chooseCandidate(weights, candidates, THRESHOLD, addedScore);
};
