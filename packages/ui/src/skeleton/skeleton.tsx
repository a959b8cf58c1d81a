import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Keeps the place of what is on its way. Renders a `<span>` that screen readers skip; say on the region
 * around it that it is busy (`aria-busy`). Style it through `[data-shape]`.
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
