import { gateFeatures } from '../../packages/domain/src/request/paste/gate/gate-features.ts';
import { prepareMessage } from './prepare.ts';
import { trainChoice } from './train-choice.ts';
import type { Trainer } from './trainer.ts';

/** Orders are five times as common in the training messages as others, but no more important. */
const ORDER_WEIGHT = 0.5;

/** Learns to tell orders from other messages. */
export const gateTrainer: Trainer<'gate'> = {
  name: 'gate',
  train: (messages) =>
    trainChoice(
      messages.map((message) => {
        const { context, market, hasPoint } = prepareMessage(message);
        return {
          options: [gateFeatures(context, market, hasPoint)],
          isRight: [message.isOrder],
          weight: message.isOrder ? ORDER_WEIGHT : 1,
        };
      }),
      { epochs: 12, learningRate: 0.1, decay: 10, minCount: 2 },
    ),
};
