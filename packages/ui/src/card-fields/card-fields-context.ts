import { createStrictContext } from '../internals/strict-context.ts';
import type { CardFieldsLabels } from './card-fields.labels.ts';
import type { CardHosting, CardPart, CardProblem } from './card-fields.types.ts';

/** What the parts know of the card: nothing that was typed. */
export interface CardFieldsContextValue {
  readonly labels: CardFieldsLabels;
  readonly scheme: string | null;
  readonly codeLength: number | null;
  readonly hosted: CardHosting | undefined;
  /** What to say below a part; null while it is too early to say it. */
  readonly problemOf: (part: CardPart) => CardProblem | null;
  readonly onPartChange: () => void;
  readonly onPartLeave: (part: CardPart) => void;
}

export const [CardFieldsContext, useCardFieldsContext] = createStrictContext<CardFieldsContextValue>({
  root: 'CardFields.Root',
  consequence: 'it belongs to no card, and nothing would send what is typed into it',
});
