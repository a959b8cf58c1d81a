import type { CountryCode } from '../../packages/domain/src/contracts/market.ts';
import type { MessageLabels } from '../../packages/domain/src/request/paste/testing/labelled-messages.ts';
import type { StoredPasteWeights } from '../../packages/domain/src/request/paste/weights/index.ts';

/** A message to learn from. */
export interface TrainingMessage {
  /** The id of a message of the corpus, which names its writer. */
  readonly id?: string;
  readonly country: CountryCode;
  readonly text: string;
  readonly isOrder: boolean;
  readonly labels: MessageLabels;
  /** How much the message counts for the tagger. The default is 1. */
  readonly weight?: number;
}

/** Learns one part of the parser. The same messages must always give the same weights. */
export interface Trainer<Name extends keyof StoredPasteWeights = keyof StoredPasteWeights> {
  /** The part, which is also the name of its file of weights. */
  readonly name: Name;
  readonly train: (messages: readonly TrainingMessage[]) => StoredPasteWeights[Name];
}
