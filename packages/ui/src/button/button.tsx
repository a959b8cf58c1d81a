import { cn } from '../internals/cn.ts';
import { Spinner } from '../spinner/index.ts';
import { buttonVariants } from './button.variants.ts';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { ButtonVariants } from './button.variants.ts';

/**
 * Triggers an action.
 *
 * Renders a `<button type="button">`. While `loading`, the button keeps its width and focus and ignores presses, so that
 * no request is sent twice. Use `ButtonLink` for a link that looks like a button.
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
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const clickUnlessLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      type="button"
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
      {children}
      {endIcon && <span data-slot="button-icon">{endIcon}</span>}
      {loading && <Spinner className="sb-button-spinner" label={loadingLabel} />}
    </button>
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
}
