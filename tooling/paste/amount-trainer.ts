import { findAmountCandidates } from '../../packages/domain/src/request/paste/amount/amount-candidates.ts';
import { trainCandidates } from './train-candidates.ts';
import type { Trainer } from './trainer.ts';

/** Learns which number of an order is the amount. */
export const amountTrainer: Trainer<'amount'> = {
  name: 'amount',
  train: (messages) =>
    trainCandidates(messages, 'amount', findAmountCandidates, {
      epochs: 24,
      learningRate: 0.1,
      decay: 0.1,
      minCount: 6,
    }),
};
