import * as Tabs from '@radix-ui/react-tabs';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * The panel of a tab. Renders a `<div role="tabpanel">` whose accessible name is its tab. Mounts its children
 * only while the tab is active, or always with `forceMount`. Style it through `[data-state]`.
 */
export function TabsContent({ className, ...props }: ComponentProps<typeof Tabs.Content>) {
  return <Tabs.Content {...props} data-slot="tabs-content" className={cn('sb-tabs-content', className)} />;
}
