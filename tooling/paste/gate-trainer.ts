import { gateFeatures } from '../../packages/domain/src/request/paste/gate/gate-features.ts';
import {
  storeTable,
  type NamedWeights,
} from '../../packages/domain/src/request/paste/learning/stored-table.ts';
import { learnCalibrated, type GateExample } from './calibrate-gate.ts';
import { prepareMessage } from './prepare.ts';
import { trainChoice } from './train-choice.ts';
import type { Trainer } from './trainer.ts';

/** Orders are five times as common in the training messages as others, but no more important. */
const ORDER_WEIGHT = 0.5;

const learn = (examples: readonly GateExample[]): NamedWeights =>
  trainChoice(
    examples.map(({ features, isOrder }) => ({
      options: [features],
      isRight: [isOrder],
      weight: isOrder ? ORDER_WEIGHT : 1,
    })),
    { epochs: 24, learningRate: 0.1, decay: 30, minCount: 4 },
  );

/** Learns to tell orders from other messages. */
export const gateTrainer: Trainer<'gate'> = {
  name: 'gate',
  train: (messages) =>
    storeTable(
      learnCalibrated(
        messages.map((message) => {
          const { context, market, hasPoint } = prepareMessage(message);
          return {
            id: message.id,
            features: gateFeatures(context, market, hasPoint),
            isOrder: message.isOrder,
          };
        }),
        learn,
      ),
    ),
};
