import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** Shows progress through a few steps. Renders an `<ol>`, which needs an `aria-label`. */
export function StepperRoot({ className, ...props }: ComponentProps<'ol'>) {
  return <ol {...props} data-slot="stepper" className={cn('sb-stepper', className)} />;
}
