import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Shows the position in the stepper, such as “Step 2 of 3”. Intended for phones, where only the current step
 * shows its name. Renders a `<p>` that is hidden on wider screens, where every step shows its name.
 */
export function StepperDescription({
  step,
  count,
  label = (current, total) => `Step ${String(current)} of ${String(total)}`,
  className,
  ...props
}: StepperDescriptionProps) {
  return (
    <p {...props} data-slot="stepper-description" className={cn('sb-stepper-description', className)}>
      {label(step, count)}
    </p>
  );
}

export interface StepperDescriptionProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Number of the current step, starting at 1. */
  readonly step: number;
  readonly count: number;
  readonly label?: (step: number, count: number) => string;
}
