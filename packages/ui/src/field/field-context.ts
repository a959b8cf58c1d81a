import { createStrictContext } from '../internals/strict-context.ts';

/** State that `Field.Root` shares with the parts of a field. */
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
  /** Reports that a hint or an error mounted or unmounted. */
  readonly onDescriptionChange: (part: 'hint' | 'error', isMounted: boolean) => void;
}

export const [FieldContext, useFieldContext] = createStrictContext<FieldContextValue>({
  root: 'Field.Root',
  consequence: 'screen readers would not associate it with its control',
});
