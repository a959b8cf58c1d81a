import { cn } from '../internals/cn.ts';
import { SegmentedControlContext } from './segmented-control-context.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { useId, useMemo } from 'react';
import type { ComponentProps } from 'react';

/**
 * Switches between a few views or settings, such as light and dark.
 *
 * Renders a `<div role="radiogroup">` of native radios. The control is one tab stop, and arrow keys move the
 * selection.
 */
export function SegmentedControlRoot({
  label,
  value,
  defaultValue = '',
  onValueChange,
  className,
  ...props
}: SegmentedControlRootProps) {
  const name = useId();
  const [selectedValue, selectValue] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const control = useMemo(
    () => ({ name, value: selectedValue, onValueChange: selectValue }),
    [name, selectedValue, selectValue],
  );
  return (
    <SegmentedControlContext value={control}>
      <div
        {...props}
        role="radiogroup"
        aria-label={label}
        data-slot="segmented-control"
        className={cn('sb-segmented', className)}
      />
    </SegmentedControlContext>
  );
}

export interface SegmentedControlRootProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Accessible name of the control, such as “Theme”. */
  readonly label: string;
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onValueChange?: ((value: string) => void) | undefined;
}
