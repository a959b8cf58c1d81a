import { use } from 'react';
import { FieldContext } from './field-context.ts';

/** What a control is given by its consumer; the field around it fills the gaps. */
export interface FieldControlOptions {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControlProps {
  readonly id: string | undefined;
  readonly disabled: boolean | undefined;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-errormessage': string | undefined;
}

/**
 * Ties any control to the field around it, or leaves it as it is where there is none: ids, the hint and
 * error that describe it, and the states `disabled`, `required` and `invalid`.
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
