import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Indicates that work is in progress.
 *
 * Renders a `<span role="status">` with a label for screen readers only. The spinner rotates. With reduced
 * motion, it fades in and out instead. It inherits the colour of the surrounding text.
 */
export function Spinner({ label = 'Loading', className, ...props }: SpinnerProps) {
  return (
    <span {...props} role="status" data-slot="spinner" className={cn('sb-spinner', className)}>
      <span className="sr-only">{label}</span>
    </span>
  );
}

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text for screen readers. */
  readonly label?: string;
}
