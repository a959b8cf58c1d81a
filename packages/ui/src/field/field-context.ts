import { createStrictContext } from '../internals/strict-context.ts';

/** What the parts of one field know of each other. */
export interface FieldContextValue {
  readonly controlId: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly hasHint: boolean;
  readonly hasError: boolean;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** A hint or an error says that it is (or is no longer) on the page. */
  readonly onDescriptionChange: (part: 'hint' | 'error', present: boolean) => void;
}

export const [FieldContext, useFieldContext] = createStrictContext<FieldContextValue>({
  root: 'Field.Root',
  consequence: 'it cannot be tied to its control, and screen readers would not connect the two',
});
