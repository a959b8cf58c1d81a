import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** How far one has come in a few steps. Renders an `<ol>`; name it with `aria-label`. */
export function StepperRoot({ className, ...props }: ComponentProps<'ol'>) {
  return <ol {...props} data-slot="stepper" className={cn('sb-stepper', className)} />;
}
