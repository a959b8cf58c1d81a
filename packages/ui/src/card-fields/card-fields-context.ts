import { createStrictContext } from '../internals/strict-context.ts';
import type { CardFieldsLabels } from './card-fields.labels.ts';
import type { HostedCardProvider, CardPart, CardProblem } from './card-fields.types.ts';

/** State shared with the parts of the card. It never contains typed text. */
export interface CardFieldsContextValue {
  readonly labels: CardFieldsLabels;
  readonly scheme: string | null;
  readonly codeLength: number | null;
  readonly hosted: HostedCardProvider | undefined;
  /**
   * Returns the problem to show below a part, or null. A problem that a hosted provider reports is shown at
   * once. Any other problem is shown after the user has left the filled part or submitted the card.
   */
  readonly getVisibleProblem: (part: CardPart) => CardProblem | null;
  readonly onPartChange: () => void;
  readonly onPartBlur: (part: CardPart) => void;
}

export const [CardFieldsContext, useCardFieldsContext] = createStrictContext<CardFieldsContextValue>({
  root: 'CardFields.Root',
  consequence: 'the text typed into it would never reach the tokenizer',
});
