import { CheckIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A checkbox for accepting something or for selecting one of several options.
 *
 * Renders a `<label>` around a native `<input type="checkbox">`. `className` goes to the `<label>`, all other
 * props to the `<input>`. Pressing anywhere on the label toggles the checkbox. Style it through
 * `:has(:checked)` and `:has(:disabled)`.
 */
export function Checkbox({
  children,
  description,
  className,
  onCheckedChange,
  onChange,
  ...props
}: CheckboxProps) {
  return (
    <label data-slot="checkbox" className={cn('sb-choice', className)}>
      <span className="sb-checkbox">
        <input
          {...props}
          type="checkbox"
          data-slot="checkbox-input"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <CheckIcon size={16} strokeWidth={2.6} />
      </span>
      <span className="sb-choice-text">
        <span>{children}</span>
        {description && <span className="sb-choice-description">{description}</span>}
      </span>
    </label>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Visible label. */
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}
