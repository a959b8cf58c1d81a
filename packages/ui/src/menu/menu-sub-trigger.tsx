import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { ChevronEndIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Opens a submenu on press, or with the arrow key that points towards the submenu. Renders a
 * `<div role="menuitem">`. Style it through `[data-state]` and `[data-highlighted]`.
 */
export function MenuSubTrigger({ icon, className, children, ...props }: MenuSubTriggerProps) {
  return (
    <DropdownMenu.SubTrigger
      {...props}
      data-slot="menu-sub-trigger"
      className={cn('sb-menu-item', className)}
    >
      {icon && (
        <span data-slot="menu-icon" className="sb-menu-icon">
          {icon}
        </span>
      )}
      {children}
      <ChevronEndIcon size={18} className="sb-menu-hint" />
    </DropdownMenu.SubTrigger>
  );
}

export interface MenuSubTriggerProps extends ComponentProps<typeof DropdownMenu.SubTrigger> {
  readonly icon?: ReactNode;
}
