import { findPhoneCandidates } from '../../packages/domain/src/request/paste/phone/phone-candidates.ts';
import { trainCandidates } from './train-candidates.ts';
import type { Trainer } from './trainer.ts';

/** Learns which number of an order is the recipient's. */
export const phoneTrainer: Trainer<'phone'> = {
  name: 'phone',
  train: (messages) =>
    trainCandidates(messages, 'phone', findPhoneCandidates, {
      epochs: 12,
      learningRate: 0.15,
      decay: 8,
      minCount: 8,
    }),
};
