import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Says that something is under way.
 *
 * Renders a `<span role="status">` whose text only screen readers get. Turns while motion is welcome and
 * breathes where it is not. Takes the colour of the text around it.
 */
export function Spinner({ label = 'Loading', className, ...props }: SpinnerProps) {
  return (
    <span {...props} role="status" data-slot="spinner" className={cn('sb-spinner', className)}>
      <span className="sr-only">{label}</span>
    </span>
  );
}

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What a screen reader hears. */
  readonly label?: string;
}
