import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** A line between groups of items. Renders a `<div role="separator">`. */
export function MenuSeparator({ className, ...props }: ComponentProps<typeof DropdownMenu.Separator>) {
  return (
    <DropdownMenu.Separator
      {...props}
      data-slot="menu-separator"
      className={cn('sb-menu-separator', className)}
    />
  );
}
