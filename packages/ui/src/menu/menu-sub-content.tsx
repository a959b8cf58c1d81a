import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { cn } from '../internals/cn.ts';
import { useNarrowScreen } from '../internals/use-narrow-screen.ts';
import type { ComponentProps } from 'react';

/** On a phone there is no room beside the menu: the inner one covers most of it instead. */
const overlap = -200;

/** The items of a menu inside the menu. Renders a `<div role="menu">` named by its trigger. */
export function MenuSubContent({ className, ...props }: ComponentProps<typeof DropdownMenu.SubContent>) {
  const isNarrow = useNarrowScreen();
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.SubContent
        loop
        sideOffset={isNarrow ? overlap : 0}
        collisionPadding={12}
        {...props}
        data-slot="menu-sub-content"
        className={cn('sb-menu', className)}
      />
    </DropdownMenu.Portal>
  );
}
