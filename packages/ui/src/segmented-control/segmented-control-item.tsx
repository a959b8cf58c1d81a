import { cn } from '../internals/cn.ts';
import { useSegmentedControl } from './segmented-control-context.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * One segment. Renders a `<label>` around a native radio. The `<label>` receives `className`, and the radio
 * receives all other props. A segment with only an icon needs an `aria-label`. Style it through
 * `:has(:checked)`.
 */
export function SegmentedControlItem({
  value,
  icon,
  className,
  children,
  ...props
}: SegmentedControlItemProps) {
  const control = useSegmentedControl('SegmentedControl.Item');
  return (
    <label data-slot="segmented-control-item" className={cn('sb-segment', className)}>
      <input
        {...props}
        type="radio"
        data-slot="segmented-control-input"
        className="sr-only"
        name={control.name}
        value={value}
        checked={control.value === value}
        onChange={() => {
          control.onValueChange(value);
        }}
      />
      {icon}
      {children && <span>{children}</span>}
    </label>
  );
}

export interface SegmentedControlItemProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'checked' | 'onChange'
> {
  readonly value: string;
  readonly icon?: ReactNode;
  /** The visible label. */
  readonly children?: ReactNode;
}
