import { use } from 'react';
import { FieldContext } from './field-context.ts';

/** Props that the consumer sets on a control. The surrounding field supplies the missing ones. */
export interface FieldControlOptions {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControlProps {
  readonly id: string | undefined;
  readonly disabled: boolean | undefined;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-errormessage': string | undefined;
}

/**
 * Returns the attributes that connect a control to the surrounding field: its id, its descriptions and its
 * `disabled`, `required` and `invalid` states. Outside a field, only the given options apply.
 */
export function useFieldControl(options: FieldControlOptions = {}): FieldControlProps {
  const field = use(FieldContext);
  const invalid = field?.invalid === true || (options['aria-invalid'] ?? false).toString() !== 'false';
  const describedBy = [
    options['aria-describedby'],
    field?.hasHint && field.hintId,
    field?.hasError && field.errorId,
  ].filter(Boolean);

  return {
    id: options.id ?? field?.controlId,
    disabled: options.disabled ?? (field?.disabled || undefined),
    required: options.required ?? (field?.required || undefined),
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-errormessage': field?.hasError ? field.errorId : undefined,
  };
}
