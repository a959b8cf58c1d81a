import { cn } from '../internals/cn.ts';
import { useRadioGroup } from './radio-group-context.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * One option of the group. Renders a `<label>` around a native radio. The `<label>` receives `className`, and
 * the radio receives all other props. Style it through `:has(:checked)`, `:has(:disabled)` and
 * `:has(:focus-visible)`.
 */
export function RadioGroupItem({
  value,
  icon,
  description,
  className,
  children,
  ...props
}: RadioGroupItemProps) {
  const group = useRadioGroup('RadioGroup.Item');
  return (
    <label
      data-slot="radio-group-item"
      title={group.layout === 'segments' && typeof description === 'string' ? description : undefined}
      className={cn('sb-radio-card', className)}
    >
      <input
        {...props}
        type="radio"
        data-slot="radio-group-input"
        name={group.name}
        value={value}
        required={group.required}
        checked={group.value === value}
        onChange={() => {
          group.onValueChange(value);
        }}
        className="sb-radio-card-input"
      />
      {icon && (
        <span data-slot="radio-group-icon" className="sb-radio-card-icon">
          {icon}
        </span>
      )}
      <span className="sb-choice-text">
        <span className="sb-radio-card-title">{children}</span>
        {description && <span className="sb-choice-description">{description}</span>}
      </span>
    </label>
  );
}

export interface RadioGroupItemProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'checked' | 'onChange'
> {
  readonly value: string;
  readonly icon?: ReactNode;
  readonly description?: ReactNode;
  /** The visible label. */
  readonly children: ReactNode;
}
