import { use, useId } from 'react';
import { FieldContext } from '../field/internal.ts';
import { useFieldControl } from '../field/index.ts';
import { CalendarIcon, ChevronDownIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Shows the selected range and opens the panel. Renders a `<button>`, whose accessible name is the label of
 * its field (or `label`) and the range.
 */
export function RangeTrigger({
  label,
  name,
  choice,
  rangeText,
  className,
  required,
  ...props
}: RangeTriggerProps) {
  const field = use(FieldContext);
  const {
    'aria-errormessage': _,
    required: isRequired,
    ...control
  } = useFieldControl({ ...props, required });
  const textId = useId();
  const labelId = useId();
  return (
    <button
      type="button"
      {...props}
      {...control}
      aria-labelledby={`${field ? field.labelId : labelId} ${textId}`}
      aria-haspopup="dialog"
      data-slot="date-range-trigger"
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-required={isRequired ? '' : undefined}
      className={cn('sb-range-trigger', className)}
    >
      <span id={labelId} hidden>
        {label}
      </span>
      <CalendarIcon />
      <span id={textId} className="sb-range-chosen">
        {choice && <span className="sb-range-choice">{choice}</span>} {rangeText}
      </span>
      <ChevronDownIcon size={18} />
      {name && <input type="hidden" {...name} disabled={control.disabled} />}
    </button>
  );
}

interface RangeTriggerProps extends Omit<ComponentProps<'button'>, 'name'> {
  readonly label: string;
  /** Name and value of the hidden form input. Null omits the input. */
  readonly name: { readonly name: string; readonly value: string } | null;
  /** Text of the selected preset. Null for a custom range. */
  readonly choice: string | null;
  /** Days of the selected range. */
  readonly rangeText: ReactNode;
  readonly required?: boolean | undefined;
}
