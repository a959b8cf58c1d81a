import { cn } from '../internals/cn.ts';
import type { CheckboxProps } from '../checkbox/index.ts';

/** The native checkbox exposes its state, so the role needs no `aria-checked`. */
const role = 'switch';

/**
 * Turns a setting on or off immediately.
 *
 * Renders a `<label>` around a native `<input type="checkbox" role="switch">`. The `<label>` receives
 * `className`, and the input receives all other props. Style it through `:has(:checked)` and
 * `:has(:disabled)`.
 */
export function Switch({
  children,
  description,
  className,
  onCheckedChange,
  onChange,
  ...props
}: SwitchProps) {
  return (
    <label data-slot="switch" className={cn('sb-choice sb-switch-line', className)}>
      <span className="sb-choice-text">
        <span>{children}</span>
        {description && <span className="sb-choice-description">{description}</span>}
      </span>
      <span className="sb-switch">
        <input
          {...props}
          type="checkbox"
          role={role}
          data-slot="switch-input"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span className="sb-switch-thumb" />
      </span>
    </label>
  );
}

export type SwitchProps = CheckboxProps;
