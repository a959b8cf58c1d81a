import { Slot } from '@radix-ui/react-slot';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * A link to one page. Renders an `<li>` around an `<a>`, or around its only child with `asChild`, such as a
 * router link. The active link has `aria-current="page"`. Style it through `[data-active]`.
 */
export function NavTabsItem({ active = false, asChild = false, className, ...props }: NavTabsItemProps) {
  const Element = asChild ? Slot : 'a';
  return (
    <li data-slot="nav-tabs-item" className="sb-nav-tabs-item">
      <Element
        {...props}
        data-slot="nav-tabs-link"
        data-active={active ? '' : undefined}
        aria-current={active ? 'page' : undefined}
        className={cn('sb-nav-tab', className)}
      />
    </li>
  );
}

export interface NavTabsItemProps extends ComponentProps<'a'> {
  /** True if the link leads to the current page. */
  readonly active?: boolean;
  readonly asChild?: boolean;
}
