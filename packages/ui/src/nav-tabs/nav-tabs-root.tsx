import { cn } from '../internals/cn.ts';
import { useStripEdges } from '../tabs/use-strip-edges.ts';
import type { ComponentProps } from 'react';

/**
 * The main places of the product, as links. Renders a `<nav>` around a `<ul>`; name it with `aria-label`.
 * On small screens it scrolls sideways instead of breaking, starts at the current place and fades out
 * where there is more: `[data-more-before]` and `[data-more-after]` on `[data-slot=nav-tabs-strip]`.
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
