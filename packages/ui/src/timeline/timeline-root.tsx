import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** What has happened and what comes next, top to bottom. Renders an `<ol>`; name it with `aria-label`. */
export function TimelineRoot({ className, ...props }: ComponentProps<'ol'>) {
  return <ol {...props} data-slot="timeline" className={cn('sb-timeline', className)} />;
}
