import { CheckIcon } from '../icon/check-icon.tsx';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Agrees to something, or chooses it beside others.
 *
 * Renders a `<label>` with `className` around a native `<input type="checkbox">` that takes all else; the
 * whole line can be pressed. Style it through `:has(:checked)` and `:has(:disabled)`.
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
  /** The label. */
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}
