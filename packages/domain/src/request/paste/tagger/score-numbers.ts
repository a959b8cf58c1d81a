import type { ScoreAt } from '../learning/weights.ts';
import type { NumberField } from './network.ts';
import type { JudgedMessage } from './tag-message.ts';
import type { Token } from './tokens.ts';

/** Returns the token at a position of a message, or -1 if none covers it. */
export const tokenAt = (tokens: readonly Token[], position: number): number =>
  tokens.findIndex(({ start, end }) => start <= position && position < end);

/** Returns what the network says about the numbers of a message. It says nothing about a number that it has not read. */
export const scoreNumbers = ({ tokens, judgement }: JudgedMessage, field: NumberField): ScoreAt => {
  const scores = judgement.numberScores[field];
  return (position) => scores[tokenAt(tokens, position)] ?? 0;
};
