import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** Title and close button at the top, which stay visible while the body scrolls. Renders a `<header>`. */
export function DrawerHeader({ className, ...props }: ComponentProps<'header'>) {
  return <header {...props} data-slot="drawer-header" className={cn('sb-drawer-header', className)} />;
}
