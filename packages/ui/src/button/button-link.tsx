import { Slot, Slottable } from '@radix-ui/react-slot';
import { cn } from '../internals/cn.ts';
import type { ButtonProps } from './button.tsx';
import { buttonVariants } from './button.variants.ts';
import type { ComponentProps } from 'react';

/**
 * A link that looks like a button. It goes somewhere, and a `Button` does something.
 *
 * Renders an `<a>`. With `asChild` it renders its only child instead, such as the link of a router. Style it through
 * `[data-variant]` and `[data-size]`.
 */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  block = false,
  startIcon,
  endIcon,
  asChild = false,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const Element = asChild ? Slot : 'a';

  return (
    <Element
      {...props}
      data-slot="button"
      data-variant={variant}
      data-size={size}
      className={cn(buttonVariants({ variant, size, block }), className)}
    >
      {startIcon && <span data-slot="button-icon">{startIcon}</span>}
      <Slottable>{children}</Slottable>
      {endIcon && <span data-slot="button-icon">{endIcon}</span>}
    </Element>
  );
}

export interface ButtonLinkProps
  extends ComponentProps<'a'>, Pick<ButtonProps, 'variant' | 'size' | 'block' | 'startIcon' | 'endIcon'> {
  /** Applies the styles to the only child instead of rendering an `<a>`. */
  readonly asChild?: boolean;
}
