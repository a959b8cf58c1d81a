import * as Tabs from '@radix-ui/react-tabs';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Shows one of several panels at a time. To link to the screens of the app, use `NavTabs` instead.
 *
 * Renders a `<div>`. With `activationMode="manual"`, arrow keys only move focus, and Enter or Space activates
 * the focused tab. Use it where showing a panel is expensive. Style it through `[data-orientation]`.
 */
export function TabsRoot({ className, ...props }: TabsRootProps) {
  return <Tabs.Root {...props} data-slot="tabs" className={cn('sb-tabs', className)} />;
}

export type TabsRootProps = ComponentProps<typeof Tabs.Root>;
