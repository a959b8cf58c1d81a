import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** A heading for the items that follow. Renders a `<div>`. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label {...props} data-slot="menu-label" className={cn('sb-menu-label', className)} />;
}
