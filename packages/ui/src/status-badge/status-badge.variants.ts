import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';

/** Looks of a badge; the rules behind the names are in status-badge.css. */
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
