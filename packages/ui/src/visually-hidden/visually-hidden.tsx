import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} data-slot="visually-hidden" className={cn('sr-only', className)} />;
}
