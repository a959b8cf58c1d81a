import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** The scrolling area between header and footer. Renders a `<div>`. */
export function DrawerBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} data-slot="drawer-body" className={cn('sb-drawer-body', className)} />;
}
