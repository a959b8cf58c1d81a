import type { ComponentProps, ReactNode, Ref } from 'react';
import type { CardFieldsLabels } from './card-fields.labels.ts';
import type {
  CardFieldsActions,
  HostedCardProvider,
  CardSubmission,
  CardSummary,
  ClearCard,
} from './card-fields.types.ts';

interface CardFieldsBaseProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'name'> {
  readonly label: ReactNode;
  /** Overrides the English labels. */
  readonly labels?: Partial<CardFieldsLabels>;
}

interface PageFieldsProps {
  readonly hosted?: undefined;
  /** Day on which the card must still be valid, as `YYYY-MM-DD`. */
  readonly today: string;
  /** Sends the card to the tokenizer and resolves once the token is stored. Called only on submission. */
  readonly onTokenize: (card: ClearCard) => Promise<unknown>;
  /** Called after each change with a summary that is safe to keep. */
  readonly onChange?: (summary: CardSummary) => void;
  /** Called with the result of each submission through the form. */
  readonly onSubmitted?: (submission: CardSubmission) => void;
  /** Ref that receives the `submit` and `clear` functions. */
  readonly actionsRef?: Ref<CardFieldsActions>;
}

interface HostedFieldsProps {
  /** Provider whose frames collect and tokenize the card. */
  readonly hosted: HostedCardProvider;
  readonly today?: undefined;
  readonly onTokenize?: undefined;
  readonly onChange?: undefined;
  readonly onSubmitted?: undefined;
  readonly actionsRef?: undefined;
}

export type CardFieldsRootProps = CardFieldsBaseProps & (PageFieldsProps | HostedFieldsProps);
