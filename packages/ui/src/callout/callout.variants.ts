import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';

/** Looks of a callout; the rules behind the names are in callout.css. */
export const calloutVariants = cva('sb-callout', {
  variants: {
    tone: {
      info: 'sb-callout-info',
      success: 'sb-callout-success',
      warning: 'sb-callout-warning',
      danger: 'sb-callout-danger',
    },
  },
  defaultVariants: { tone: 'info' },
});

export type CalloutTone = NonNullable<VariantProps<typeof calloutVariants>['tone']>;
