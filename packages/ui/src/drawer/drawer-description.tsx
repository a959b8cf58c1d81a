import { useId } from 'react';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** A description below the title. Renders a `<p>`. Pass its id to `Drawer.Content` as `aria-describedby`. */
export function DrawerDescription({ className, ...props }: ComponentProps<'p'>) {
  const id = useId();
  return (
    <p id={id} {...props} data-slot="drawer-description" className={cn('sb-drawer-description', className)} />
  );
}
