import type { ComponentProps, ReactNode, Ref } from 'react';
import type { CardFieldsLabels } from './card-fields.labels.ts';
import type {
  CardFieldsActions,
  CardHosting,
  CardSubmission,
  CardSummary,
  ClearCard,
} from './card-fields.types.ts';

interface CardFieldsBaseProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'name'> {
  readonly label: ReactNode;
  /** What is left out is said in English. */
  readonly labels?: Partial<CardFieldsLabels>;
}

interface OwnFieldsProps {
  readonly hosted?: undefined;
  /** The day on which the card has to be good, `YYYY-MM-DD`. */
  readonly today: string;
  /** Takes the card, and settles when its token is safe. Called by a submission alone. */
  readonly onTokenize: (card: ClearCard) => Promise<unknown>;
  /** All that a page may know, after each change. */
  readonly onChange?: (summary: CardSummary) => void;
  /** How a submission by the form ended. */
  readonly onSubmitted?: (submission: CardSubmission) => void;
  /** Submits and empties the fields from outside. */
  readonly actionsRef?: Ref<CardFieldsActions>;
}

interface HostedFieldsProps {
  /** The provider whose frames take the card. It tokenizes, so nothing here does. */
  readonly hosted: CardHosting;
  readonly today?: undefined;
  readonly onTokenize?: undefined;
  readonly onChange?: undefined;
  readonly onSubmitted?: undefined;
  readonly actionsRef?: undefined;
}

export type CardFieldsRootProps = CardFieldsBaseProps & (OwnFieldsProps | HostedFieldsProps);
