import { Slot, Slottable } from '@radix-ui/react-slot';
import { cn } from '../internals/cn.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonVariants } from './button.variants.ts';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { ButtonVariants } from './button.variants.ts';

/**
 * Starts an action.
 *
 * Renders a `<button type="button">`, or the only child with `asChild` (a link that looks like a button).
 * While `loading` it keeps its width and its focus and swallows presses, so that nothing is sent twice.
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
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
      onClick={press}
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
  /** How much weight the action has on its screen; one primary at most. */
  readonly variant?: NonNullable<ButtonVariants['variant']>;
  /** `icon` is square and needs an `aria-label`. */
  readonly size?: NonNullable<ButtonVariants['size']>;
  /** Fills the width of its container. */
  readonly block?: boolean;
  /** The action is under way. */
  readonly loading?: boolean;
  /** What a screen reader hears while loading. */
  readonly loadingLabel?: string;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Gives looks and behaviour to the only child instead of rendering a `<button>`. */
  readonly asChild?: boolean;
}
