import {
  paymentMethods,
  paymentOptions,
} from '../../packages/domain/src/request/paste/payment/find-payment.ts';
import { storeTable } from '../../packages/domain/src/request/paste/learning/stored-table.ts';
import { prepareMessage } from './prepare.ts';
import { trainChoice } from './train-choice.ts';
import type { Trainer } from './trainer.ts';

/** Learns what the words about payment mean together. */
export const paymentTrainer: Trainer<'payment'> = {
  name: 'payment',
  train: (messages) =>
    storeTable(
      trainChoice(
        messages
          .filter(({ isOrder }) => isOrder)
          .map((message) => ({
            options: paymentOptions(prepareMessage(message).context),
            isRight: paymentMethods.map((method) => method === message.labels.paymentMethod),
          })),
        { epochs: 30, learningRate: 0.1, decay: 5, minCount: 8 },
      ),
    ),
};
