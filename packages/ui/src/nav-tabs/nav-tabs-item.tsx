import { Slot } from '@radix-ui/react-slot';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * One place. Renders an `<li>` around an `<a>`, or around the only child with `asChild` (a router's link);
 * the current one says `aria-current="page"`. Style it through `[data-active]`.
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
  /** This is where one is. */
  readonly active?: boolean;
  readonly asChild?: boolean;
}
