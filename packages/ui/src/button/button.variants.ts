import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';

/** Class names of the button variants. Their styles are in button.css. */
export const buttonVariants = cva('sb-button', {
  variants: {
    variant: {
      primary: 'sb-button-primary',
      secondary: 'sb-button-secondary',
      ghost: 'sb-button-ghost',
      danger: 'sb-button-danger',
    },
    size: { sm: 'sb-button-sm', md: 'sb-button-md', lg: 'sb-button-lg', icon: 'sb-button-icon-only' },
    block: { true: 'sb-button-block', false: null },
  },
  defaultVariants: { variant: 'primary', size: 'md', block: false },
});

export type ButtonVariants = VariantProps<typeof buttonVariants>;
