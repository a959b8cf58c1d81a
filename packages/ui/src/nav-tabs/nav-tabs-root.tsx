import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * The main places of the product, as links. Renders a `<nav>` around a `<ul>`; name it with `aria-label`.
 * On small screens it scrolls sideways instead of breaking.
 */
export function NavTabsRoot({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav {...props} data-slot="nav-tabs" className={cn('sb-nav-tabs', className)}>
      <ul className="sb-nav-tabs-list">{children}</ul>
    </nav>
  );
}
