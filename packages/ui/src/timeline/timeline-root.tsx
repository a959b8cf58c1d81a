import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** Lists past and upcoming events from top to bottom. Renders an `<ol>`, which needs an `aria-label`. */
export function TimelineRoot({ className, ...props }: ComponentProps<'ol'>) {
  return <ol {...props} data-slot="timeline" className={cn('sb-timeline', className)} />;
}
