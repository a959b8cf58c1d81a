import { cn } from '../internals/cn.ts';
import { statusBadgeVariants } from './status-badge.variants.ts';
import type { ComponentProps } from 'react';
import type { StatusBadgeTone } from './status-badge.variants.ts';

/**
 * Says in a word or two how something stands. The text carries the meaning; tone and dot only repeat it.
 * Renders a `<span>`; style it through `[data-tone]` and `[data-live]`.
 */
export function StatusBadge({
  tone = 'neutral',
  live = false,
  className,
  children,
  ...props
}: StatusBadgeProps) {
  return (
    <span
      {...props}
      data-slot="status-badge"
      data-tone={tone}
      data-live={live ? '' : undefined}
      className={cn(statusBadgeVariants({ tone }), className)}
    >
      <span aria-hidden="true" className="sb-badge-dot" />
      {children}
    </span>
  );
}

export interface StatusBadgeProps extends ComponentProps<'span'> {
  readonly tone?: StatusBadgeTone;
  /** It is changing right now: the dot pulses where motion is welcome. */
  readonly live?: boolean;
}
