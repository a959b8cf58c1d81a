import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * The list of items. Arrow keys move through the items, typing jumps to a matching item, and Escape or Tab
 * closes the menu.
 *
 * Renders a `<div role="menu">` named by the trigger. Style it through `[data-state]` and `[data-side]`.
 */
export function MenuContent({
  align = 'start',
  className,
  ...props
}: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        loop
        sideOffset={6}
        collisionPadding={12}
        {...props}
        align={align}
        data-slot="menu-content"
        className={cn('sb-menu', className)}
      />
    </DropdownMenu.Portal>
  );
}
