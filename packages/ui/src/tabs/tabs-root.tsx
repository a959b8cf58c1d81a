import * as Tabs from '@radix-ui/react-tabs';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * A few panels in one place, of which one is seen. For the places of the product take `NavTabs`: those
 * are links.
 *
 * Renders a `<div>`. With `activationMode="manual"` arrows only move the focus and Enter or Space shows
 * the panel; take it where showing one is dear. Style it through `[data-orientation]`.
 */
export function TabsRoot({ className, ...props }: TabsRootProps) {
  return <Tabs.Root {...props} data-slot="tabs" className={cn('sb-tabs', className)} />;
}

export type TabsRootProps = ComponentProps<typeof Tabs.Root>;
