import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';

/** Class names of the callout tones. Their styles are in callout.css. */
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
