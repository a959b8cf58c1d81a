import * as Tabs from '@radix-ui/react-tabs';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * The panel of a tab. Renders a `<div role="tabpanel">` named by its tab; its children are on the page
 * only while it is seen, or always with `forceMount`. Style it through `[data-state]`.
 */
export function TabsContent({ className, ...props }: ComponentProps<typeof Tabs.Content>) {
  return <Tabs.Content {...props} data-slot="tabs-content" className={cn('sb-tabs-content', className)} />;
}
