import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** Actions at the bottom, which stay visible while the body scrolls. Renders a `<footer>`. */
export function DrawerFooter({ className, ...props }: ComponentProps<'footer'>) {
  return <footer {...props} data-slot="drawer-footer" className={cn('sb-drawer-footer', className)} />;
}
