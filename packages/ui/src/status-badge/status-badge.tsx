import { cn } from '../internals/cn.ts';
import { statusBadgeVariants } from './status-badge.variants.ts';
import type { ComponentProps } from 'react';
import type { StatusBadgeTone } from './status-badge.variants.ts';

/**
 * Shows a status in one or two words. The text states the meaning, and the tone and the dot only reinforce
 * the text. Renders a `<span>`. Style it through `[data-tone]` and `[data-live]`.
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
  /** True while the status is changing. The dot then pulses, except with reduced motion. */
  readonly live?: boolean;
}
