import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { CheckIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * An option that is on or off. `onCheckedChange` receives the requested state. To keep the menu open after a
 * press, call `preventDefault()` on the event of `onSelect`.
 *
 * Renders a `<div role="menuitemcheckbox">`. Style it through `[data-state=checked]` and
 * `[data-highlighted]`.
 */
export function MenuCheckboxItem({ className, children, ...props }: MenuCheckboxItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      {...props}
      data-slot="menu-checkbox-item"
      className={cn('sb-menu-item', className)}
    >
      <span className="sb-menu-icon">
        <DropdownMenu.ItemIndicator>
          <CheckIcon />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export type MenuCheckboxItemProps = ComponentProps<typeof DropdownMenu.CheckboxItem>;
