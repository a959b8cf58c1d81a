import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * An action. A press, Enter or Space calls `onSelect` and closes the menu.
 *
 * Renders a `<div role="menuitem">`, or its only child with `asChild`, such as a link.
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
  /** Text at the end of the row, such as a keyboard shortcut or a count. */
  readonly hint?: ReactNode;
  /** `danger` marks an action that cannot be undone. */
  readonly tone?: 'neutral' | 'danger';
}
