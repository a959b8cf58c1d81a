import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * A placeholder for content that is loading. Renders a `<span>` hidden from screen readers. Set `aria-busy`
 * on the region around it. Style it through `[data-shape]`.
 */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return (
    <span
      {...props}
      aria-hidden="true"
      data-slot="skeleton"
      data-shape={shape}
      className={cn('sb-skeleton', className)}
    />
  );
}

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly shape?: 'text' | 'block' | 'circle';
}
