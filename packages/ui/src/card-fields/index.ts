export * as CardFields from './index.parts.ts';
export { cardFieldsLabels } from './card-fields.labels.ts';
export type { CardFieldsLabels } from './card-fields.labels.ts';
export type { CardFieldsRootProps } from './card-fields-root.types.ts';
export type { CardPartProps } from './card-field.tsx';
export type {
  CardFieldsActions,
  HostedCardProvider,
  CardPart,
  CardProblem,
  CardProblems,
  CardSubmission,
  CardSummary,
  ClearCard,
} from './card-fields.types.ts';
