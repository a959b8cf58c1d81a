import { findPhoneCandidates } from '../../packages/domain/src/request/paste/phone/phone-candidates.ts';
import { prepareMessage } from './prepare.ts';
import { trainChoice } from './train-choice.ts';
import type { Trainer } from './trainer.ts';

/** Learns which number of an order is the recipient's. */
export const phoneTrainer: Trainer<'phone'> = {
  name: 'phone',
  train: (messages) =>
    trainChoice(
      messages
        .filter(({ isOrder }) => isOrder)
        .map((message) => {
          const { context, market } = prepareMessage(message);
          const candidates = findPhoneCandidates(context, market);
          return {
            options: candidates.map(({ features }) => features),
            isRight: candidates.map(({ value }) => value === message.labels.phone),
          };
        }),
      { epochs: 12, learningRate: 0.15, decay: 3, minCount: 2 },
    ),
};
