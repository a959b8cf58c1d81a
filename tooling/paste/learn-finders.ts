import { readTable, type Weights } from '../../packages/domain/src/request/paste/learning/stored-table.ts';
import { foldCount, foldOf } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import { amountTrainer } from './amount-trainer.ts';
import { phoneTrainer } from './phone-trainer.ts';
import type { TrainingMessage } from './trainer.ts';

/** The weights that find the phone number and the amount of a message. */
export interface FinderWeights {
  readonly phone: Weights;
  readonly amount: Weights;
}

/** Messages without a writer are in no fold. */
const foldOfMessage = ({ id }: TrainingMessage): number | undefined =>
  id === undefined ? undefined : foldOf({ id });

/**
 * Learns the finders of numbers, once without each fold. Returns those for a message, which have not learned from its
 * writer. They make the same mistakes as the parser does with an unknown message.
 */
export const learnFinders = (
  messages: readonly TrainingMessage[],
): ((message: TrainingMessage) => FinderWeights) => {
  const learn = (part: readonly TrainingMessage[]): FinderWeights => ({
    phone: readTable(phoneTrainer.train(part)),
    amount: readTable(amountTrainer.train(part)),
  });
  const all = learn(messages);
  const byFold = Array.from({ length: foldCount }, (_, fold) => {
    const others = messages.filter((message) => foldOfMessage(message) !== fold);
    return others.length === messages.length ? all : learn(others);
  });
  return (message) => byFold[foldOfMessage(message) ?? -1] ?? all;
};
