import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * One option of a `Menu.RadioGroup`. Renders a `<div role="menuitemradio">`. Style it through
 * `[data-state=checked]` and `[data-highlighted]`.
 */
export function MenuRadioItem({ className, children, ...props }: MenuRadioItemProps) {
  return (
    <DropdownMenu.RadioItem {...props} data-slot="menu-radio-item" className={cn('sb-menu-item', className)}>
      <span className="sb-menu-icon">
        <DropdownMenu.ItemIndicator className="sb-menu-dot" />
      </span>
      {children}
    </DropdownMenu.RadioItem>
  );
}

export type MenuRadioItemProps = ComponentProps<typeof DropdownMenu.RadioItem>;
