import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** The upper end, which stays while the body scrolls. Renders a `<header>`. */
export function DrawerHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header {...props} data-slot="drawer-header" className={cn('sb-drawer-header', className)} />;
}
