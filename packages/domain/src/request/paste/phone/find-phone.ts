import type { PasteMarket } from '../../draft/index.ts';
import type { MessageContext } from '../learning/message-context.ts';
import type { Weights } from '../learning/stored-table.ts';
import { chooseCandidate, type Candidate, type ScoreAt } from '../learning/weights.ts';
import { findPhoneCandidates } from './phone-candidates.ts';

const THRESHOLD = 0.5;

/**
 * Finds the recipient's phone number in E.164 format. Returns null if no number is likely enough.
 * @param addedScore What the network says about a number. Without it, the features alone decide.
 */
export const findPhone = (
  context: MessageContext,
  market: PasteMarket,
  weights: Weights,
  addedScore?: ScoreAt,
): Candidate<string> | null =>
  chooseCandidate(weights, findPhoneCandidates(context, market), THRESHOLD, addedScore);
