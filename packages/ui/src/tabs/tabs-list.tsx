import * as Tabs from '@radix-ui/react-tabs';
import { cn } from '../internals/cn.ts';
import { useStripEdges } from './use-strip-edges.ts';
import type { ComponentProps } from 'react';

/**
 * The list of tabs, which needs an `aria-label`. Tabs that do not fit scroll horizontally, and the list fades
 * out at an edge that hides tabs.
 *
 * Renders a `<div role="tablist">` inside the scrolling `<div data-slot="tabs-strip">`. Style the strip
 * through `[data-more-before]` and `[data-more-after]`.
 */
export function TabsList({ className, ...props }: ComponentProps<typeof Tabs.List>) {
  const { strip, edges } = useStripEdges('[aria-selected=true]');
  return (
    <div ref={strip} {...edges} data-slot="tabs-strip" className="sb-tabs-strip sb-strip">
      <Tabs.List {...props} data-slot="tabs-list" className={cn('sb-tabs-list', className)} />
    </div>
  );
}
