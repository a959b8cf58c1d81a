import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * One action; `onSelect` hears of a press, Enter and Space alike, and then the menu closes.
 *
 * Renders a `<div role="menuitem">`, or the only child with `asChild`: a link, yours or the router's.
 * Style it through `[data-highlighted]`, `[data-disabled]` and `[data-tone]`.
 */
export function MenuItem({
  icon,
  hint,
  tone = 'neutral',
  asChild = false,
  className,
  children,
  ...props
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...props}
      asChild={asChild}
      data-slot="menu-item"
      data-tone={tone}
      className={cn('sb-menu-item', className)}
    >
      {icon && (
        <span data-slot="menu-icon" className="sb-menu-icon">
          {icon}
        </span>
      )}
      <Slottable>{children}</Slottable>
      {hint && (
        <span data-slot="menu-hint" className="sb-menu-hint">
          {hint}
        </span>
      )}
    </DropdownMenu.Item>
  );
}

export interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  readonly icon?: ReactNode;
  /** Stands at the end of the line: keys that do the same, or a count. */
  readonly hint?: ReactNode;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'neutral' | 'danger';
}
