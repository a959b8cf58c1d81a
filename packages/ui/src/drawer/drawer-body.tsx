import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** The part that scrolls. Renders a `<div>`. */
export function DrawerBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} data-slot="drawer-body" className={cn('sb-drawer-body', className)} />;
}
