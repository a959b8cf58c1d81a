import { findAmountCandidates } from '../../packages/domain/src/request/paste/amount/amount-candidates.ts';
import { prepareMessage } from './prepare.ts';
import { trainChoice } from './train-choice.ts';
import type { Trainer } from './trainer.ts';

/** Learns which number of an order is the amount. */
export const amountTrainer: Trainer<'amount'> = {
  name: 'amount',
  train: (messages) =>
    trainChoice(
      messages
        .filter(({ isOrder }) => isOrder)
        .map((message) => {
          const { context, market } = prepareMessage(message);
          const candidates = findAmountCandidates(context, market);
          return {
            options: candidates.map(({ features }) => features),
            isRight: candidates.map(({ value }) => value === message.labels.amount),
          };
        }),
      { epochs: 12, learningRate: 0.15, decay: 0.3, minCount: 2 },
    ),
};
