import type { Market } from '../../packages/domain/src/contracts/market.ts';
import type { MessageContext } from '../../packages/domain/src/request/paste/learning/message-context.ts';
import {
  storeTable,
  type StoredTable,
} from '../../packages/domain/src/request/paste/learning/stored-table.ts';
import type { MessageLabels } from '../../packages/domain/src/request/paste/testing/labelled-messages.ts';
import { prepareMessage } from './prepare.ts';
import { trainChoice, type ChoiceSettings } from './train-choice.ts';
import type { TrainingMessage } from './trainer.ts';

interface Candidate {
  readonly features: readonly string[];
  readonly value: unknown;
}

/** Learns which candidate in an order is the labelled value of a field. */
export const trainCandidates = (
  messages: readonly TrainingMessage[],
  field: keyof MessageLabels,
  findCandidates: (context: MessageContext, market: Market) => readonly Candidate[],
  settings: ChoiceSettings,
): StoredTable =>
  storeTable(
    trainChoice(
      messages
        .filter(({ isOrder }) => isOrder)
        .map((message) => {
          const { context, market } = prepareMessage(message);
          const candidates = findCandidates(context, market);
          return {
            options: candidates.map(({ features }) => features),
            isRight: candidates.map(({ value }) => value === message.labels[field]),
          };
        }),
      settings,
    ),
  );
