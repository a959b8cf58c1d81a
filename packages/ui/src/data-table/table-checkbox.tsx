import { CheckIcon } from '../icon/index.ts';
import type { ComponentProps } from 'react';

/**
 * A checkbox with a touch-sized target. `mixed` shows the indeterminate state. Renders a `<label>` around a
 * native checkbox.
 */
export function TableCheckbox({ mixed = false, children, ...props }: TableCheckboxProps) {
  return (
    <label data-slot="data-table-box" className="sb-table-box">
      <span className="sb-checkbox" data-mixed={mixed ? '' : undefined}>
        <input
          {...props}
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          type="checkbox"
        />
        <CheckIcon size={16} strokeWidth={2.6} />
      </span>
      {children}
    </label>
  );
}

interface TableCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  readonly mixed?: boolean;
}
