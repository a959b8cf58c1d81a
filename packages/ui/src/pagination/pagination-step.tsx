import { cn } from '../internals/cn.ts';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A control that opens one page. Renders an `<a>` if it has an `href`, otherwise a `<button>`. A disabled
 * step remains focusable, so a keyboard user does not lose focus on the first or last page.
 */
export function PaginationStep({
  page,
  href,
  isDisabled = false,
  onPageChange,
  className,
  children,
  ...props
}: PaginationStepProps) {
  const sharedProps = {
    ...props,
    'aria-disabled': isDisabled || undefined,
    className: cn('sb-page', className),
  };
  if (href === undefined) {
    return (
      <button
        {...sharedProps}
        type="button"
        onClick={() => {
          if (!isDisabled) onPageChange?.(page);
        }}
      >
        {children}
      </button>
    );
  }
  if (isDisabled) {
    return (
      <a {...sharedProps} {...disabledLinkProps}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...sharedProps}
      href={href}
      onClick={(event) => {
        if (onPageChange === undefined || isBrowserClick(event)) return;
        event.preventDefault();
        onPageChange(page);
      }}
    >
      {children}
    </a>
  );
}

/** Props that restore the link role and focus, which an `<a>` without `href` lacks. */
const disabledLinkProps = { role: 'link', tabIndex: 0 } as const;

/** Returns true for clicks that open a tab or a window or save the link target. The browser handles these. */
const isBrowserClick = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

interface PaginationStepProps extends Omit<
  ComponentProps<'a'> & ComponentProps<'button'>,
  'ref' | 'onClick'
> {
  readonly page: number;
  readonly href: string | undefined;
  readonly isDisabled?: boolean;
  readonly onPageChange: ((page: number) => void) | undefined;
}
