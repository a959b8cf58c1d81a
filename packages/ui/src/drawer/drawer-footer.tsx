import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** The lower end, where the actions stay in reach of the thumb. Renders a `<footer>`. */
export function DrawerFooter({ className, ...props }: ComponentProps<'footer'>) {
  return <footer {...props} data-slot="drawer-footer" className={cn('sb-drawer-footer', className)} />;
}
