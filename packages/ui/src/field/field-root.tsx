import { useCallback, useId, useMemo, useState } from 'react';
import { cn } from '../internals/cn.ts';
import { FieldContext } from './field-context.ts';
import type { ComponentProps } from 'react';

/**
 * Ties a label, a control, a hint and an error together.
 *
 * Renders a `<div>`; style it through `[data-invalid]`, `[data-disabled]` and `[data-required]`.
 */
export function FieldRoot({
  controlId,
  invalid = false,
  required = false,
  disabled = false,
  className,
  ...props
}: FieldRootProps) {
  const generated = useId();
  const id = controlId ?? generated;
  const [present, setPresent] = useState({ hint: false, error: false });
  const onDescriptionChange = useCallback((part: 'hint' | 'error', isPresent: boolean) => {
    setPresent((before) => (before[part] === isPresent ? before : { ...before, [part]: isPresent }));
  }, []);
  const field = useMemo(
    () => ({
      controlId: id,
      labelId: `${id}-label`,
      hintId: `${id}-hint`,
      errorId: `${id}-error`,
      hasHint: present.hint,
      hasError: present.error,
      invalid: invalid || present.error,
      required,
      disabled,
      onDescriptionChange,
    }),
    [id, present, invalid, required, disabled, onDescriptionChange],
  );

  return (
    <FieldContext value={field}>
      <div
        {...props}
        data-slot="field"
        data-invalid={field.invalid ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-required={required ? '' : undefined}
        className={cn('sb-field', className)}
      />
    </FieldContext>
  );
}

export interface FieldRootProps extends ComponentProps<'div'> {
  /** The id of the control; made up when left out. */
  readonly controlId?: string | undefined;
  /** The value cannot be accepted. Implied by a mounted `Field.Error`. */
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
}
