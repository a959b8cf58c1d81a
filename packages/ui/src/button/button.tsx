import { Slot, Slottable } from '@radix-ui/react-slot';
import { cn } from '../internals/cn.ts';
import { Spinner } from '../spinner/index.ts';
import { buttonVariants } from './button.variants.ts';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { ButtonVariants } from './button.variants.ts';

/**
 * Triggers an action.
 *
 * Renders a `<button type="button">`. With `asChild` it renders its only child instead, such as a link. While
 * `loading`, the button keeps its width and focus and ignores presses, so that no request is sent twice.
 * Style it through `[data-variant]`, `[data-size]` and `[data-loading]`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  loading = false,
  loadingLabel = 'Please wait',
  startIcon,
  endIcon,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  const clickUnlessLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...props}
      data-slot="button"
      data-variant={variant}
      data-size={size}
      data-loading={loading ? '' : undefined}
      aria-disabled={loading || props['aria-disabled'] || undefined}
      onClick={clickUnlessLoading}
      className={cn(buttonVariants({ variant, size, block }), className)}
    >
      {startIcon && <span data-slot="button-icon">{startIcon}</span>}
      <Slottable>{children}</Slottable>
      {endIcon && <span data-slot="button-icon">{endIcon}</span>}
      {loading && <Spinner className="sb-button-spinner" label={loadingLabel} />}
    </Element>
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual emphasis of the action. Use at most one `primary` button per screen. */
  readonly variant?: NonNullable<ButtonVariants['variant']>;
  /** `icon` makes a square button, which needs an `aria-label`. */
  readonly size?: NonNullable<ButtonVariants['size']>;
  /** Fills the width of its container. */
  readonly block?: boolean;
  /** True while the action is in progress. Presses are ignored. */
  readonly loading?: boolean;
  /** Announced to screen readers while loading. */
  readonly loadingLabel?: string;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Applies the styles and behaviour to the only child instead of rendering a `<button>`. */
  readonly asChild?: boolean;
}
