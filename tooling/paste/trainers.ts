import {
  isInTuningSet,
  labelledMessages,
} from '../../packages/domain/src/request/paste/testing/labelled-messages.ts';
import type { PasteWeights } from '../../packages/domain/src/request/paste/weights/index.ts';
import { amountTrainer } from './amount-trainer.ts';
import { gateTrainer } from './gate-trainer.ts';
import { paymentTrainer } from './payment-trainer.ts';
import { phoneTrainer } from './phone-trainer.ts';
import type { Trainer, TrainingMessage } from './trainer.ts';

const trainers: { readonly [Name in keyof PasteWeights]: Trainer<Name> } = {
  gate: gateTrainer,
  phone: phoneTrainer,
  amount: amountTrainer,
  payment: paymentTrainer,
};

/** The half of the older messages that the parser may be tuned to. */
const tuningMessages: readonly TrainingMessage[] = labelledMessages
  .filter(isInTuningSet)
  .map((message) => ({ ...message, isOrder: true }));

/** Learns all weights from messages of the corpus, together with the older messages for tuning. */
export const trainAll = (messages: readonly TrainingMessage[]): PasteWeights => {
  const all = [...messages, ...tuningMessages];
  return Object.fromEntries(
    Object.values(trainers).map(({ name, train }) => [name, train(all)]),
  ) as unknown as PasteWeights;
};
