import { cn } from '../internals/cn.ts';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * One way to go. Renders an `<a>` where there is an address, else a `<button>`. What leads nowhere stays
 * in place and keeps the focus, so that somebody who steps by keyboard is not thrown out at the end.
 */
export function PaginationStep({
  page,
  href,
  isOff = false,
  onGo,
  className,
  children,
  ...props
}: PaginationStepProps) {
  const shared = {
    ...props,
    'aria-disabled': isOff || undefined,
    className: cn('sb-page', className),
  };
  if (href === undefined) {
    return (
      <button
        {...shared}
        type="button"
        onClick={() => {
          if (!isOff) onGo?.(page);
        }}
      >
        {children}
      </button>
    );
  }
  if (isOff) {
    return (
      <a {...shared} {...offLink}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...shared}
      href={href}
      onClick={(event) => {
        if (onGo === undefined || isForBrowser(event)) return;
        event.preventDefault();
        onGo(page);
      }}
    >
      {children}
    </a>
  );
}

/** Without an address an `<a>` is no link by itself. */
const offLink = { role: 'link', tabIndex: 0 } as const;

/** A press that opens a tab or a window, or saves, is the browser's. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

interface PaginationStepProps extends Omit<
  ComponentProps<'a'> & ComponentProps<'button'>,
  'ref' | 'onClick'
> {
  readonly page: number;
  readonly href: string | undefined;
  readonly isOff?: boolean;
  readonly onGo: ((page: number) => void) | undefined;
}
