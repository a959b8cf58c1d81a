import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';

/** Class names per tone. status-badge.css defines their styles. */
export const statusBadgeVariants = cva('sb-badge', {
  variants: {
    tone: {
      neutral: 'sb-badge-neutral',
      accent: 'sb-badge-accent',
      success: 'sb-badge-success',
      warning: 'sb-badge-warning',
      danger: 'sb-badge-danger',
      info: 'sb-badge-info',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type StatusBadgeTone = NonNullable<VariantProps<typeof statusBadgeVariants>['tone']>;
