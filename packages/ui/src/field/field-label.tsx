import { cn } from '../internals/cn.ts';
import { useFieldContext } from './field-context.ts';
import type { ComponentProps, ReactNode } from 'react';

/** Labels the control. Renders a `<label>`, which focuses the control when pressed. */
export function FieldLabel({ note, className, children, ...props }: FieldLabelProps) {
  const field = useFieldContext('Field.Label');
  return (
    <label
      id={field.labelId}
      htmlFor={field.controlId}
      {...props}
      data-slot="field-label"
      className={cn('sb-field-label', className)}
    >
      {children}
      {note && <span className="sb-field-note">{note}</span>}
    </label>
  );
}

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** Short text after the label, such as "optional". */
  readonly note?: ReactNode;
}
