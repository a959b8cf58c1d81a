import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { cn } from '../internals/cn.ts';
import { useNarrowScreen } from '../internals/use-narrow-screen.ts';
import type { ComponentProps } from 'react';

/** Offset in pixels on narrow screens, where a submenu has no room beside the menu and overlaps it. */
const narrowScreenOffset = -200;

/** The items of a submenu. Renders a `<div role="menu">` named by its trigger. */
export function MenuSubContent({ className, ...props }: ComponentProps<typeof DropdownMenu.SubContent>) {
  const isNarrow = useNarrowScreen();
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.SubContent
        loop
        sideOffset={isNarrow ? narrowScreenOffset : 0}
        collisionPadding={12}
        {...props}
        data-slot="menu-sub-content"
        className={cn('sb-menu', className)}
      />
    </DropdownMenu.Portal>
  );
}
