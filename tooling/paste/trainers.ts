import {
  isInTuningSet,
  labelledMessages,
} from '../../packages/domain/src/request/paste/testing/labelled-messages.ts';
import type { StoredPasteWeights } from '../../packages/domain/src/request/paste/weights/index.ts';
import { amountTrainer } from './amount-trainer.ts';
import { gateTrainer } from './gate-trainer.ts';
import { paymentTrainer } from './payment-trainer.ts';
import { phoneTrainer } from './phone-trainer.ts';
import { taggerTrainer } from './train-tagger.ts';
import type { Trainer, TrainingMessage } from './trainer.ts';

const trainers: { readonly [Name in keyof StoredPasteWeights]: Trainer<Name> } = {
  gate: gateTrainer,
  phone: phoneTrainer,
  amount: amountTrainer,
  payment: paymentTrainer,
  tagger: taggerTrainer,
};

/** The older messages are few, but their labels follow the same conventions as the rules. */
const TUNING_WEIGHT = 3;

/** The half of the older messages that the parser may be tuned to. */
const tuningMessages: readonly TrainingMessage[] = labelledMessages
  .filter(isInTuningSet)
  .map(({ country, text, labels }) => ({ country, text, labels, isOrder: true, weight: TUNING_WEIGHT }));

/** Learns the weights of some parts from messages of the corpus, together with the older messages for tuning. */
export const trainParts = <Name extends keyof StoredPasteWeights>(
  names: readonly Name[],
  messages: readonly TrainingMessage[],
): Pick<StoredPasteWeights, Name> => {
  const all = [...messages, ...tuningMessages];
  return Object.fromEntries(names.map((name) => [name, trainers[name].train(all)])) as unknown as Pick<
    StoredPasteWeights,
    Name
  >;
};

/** Learns all weights. */
export const trainAll = (messages: readonly TrainingMessage[]): StoredPasteWeights =>
  trainParts(Object.keys(trainers) as (keyof StoredPasteWeights)[], messages);
