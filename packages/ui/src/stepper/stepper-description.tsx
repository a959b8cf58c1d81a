import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Says how far one is, above the steps of a phone, where only the current one has room for its name.
 * Renders a `<p>` that wider screens leave out: there the steps say it themselves.
 */
export function StepperDescription({
  step,
  count,
  label = (at, all) => `Step ${String(at)} of ${String(all)}`,
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
  /** The current step; the first is 1. */
  readonly step: number;
  readonly count: number;
  readonly label?: (step: number, count: number) => string;
}
