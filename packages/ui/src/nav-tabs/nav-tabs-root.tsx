import { cn } from '../internals/cn.ts';
import { useStripEdges } from '../tabs/internal.ts';
import type { ComponentProps } from 'react';

/**
 * Links to the main pages of the product. Renders a `<nav>` around a `<ul>`. Name it with `aria-label`.
 *
 * On small screens the links scroll sideways, initially to the current page. An edge that hides links fades
 * out. `[data-slot=nav-tabs-strip]` exposes that state as `[data-more-before]` and `[data-more-after]`.
 */
export function NavTabsRoot({ className, children, ...props }: ComponentProps<'nav'>) {
  const { strip, edges } = useStripEdges('[aria-current=page]');
  return (
    <nav {...props} data-slot="nav-tabs" className={cn('sb-nav-tabs', className)}>
      <div ref={strip} {...edges} data-slot="nav-tabs-strip" className="sb-strip">
        <ul className="sb-nav-tabs-list">{children}</ul>
      </div>
    </nav>
  );
}
