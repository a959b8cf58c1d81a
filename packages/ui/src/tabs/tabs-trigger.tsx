import * as Tabs from '@radix-ui/react-tabs';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Shows the panel with the same `value`. A `count` appears in a badge after the label. With `countLabel`,
 * screen readers get that text instead of the badge.
 *
 * Renders a `<button role="tab">`. Style it through `[data-state=active]` and `[data-disabled]`.
 */
export function TabsTrigger({ count, countLabel, className, children, ...props }: TabsTriggerProps) {
  return (
    <Tabs.Trigger {...props} data-slot="tabs-trigger" className={cn('sb-tab', className)}>
      {children}
      {count !== undefined && (
        <span
          data-slot="tabs-count"
          className="sb-tab-count"
          aria-hidden={countLabel === undefined ? undefined : true}
        >
          {count}
        </span>
      )}
      {countLabel !== undefined && <span className="sr-only">, {countLabel}</span>}
    </Tabs.Trigger>
  );
}

export interface TabsTriggerProps extends ComponentProps<typeof Tabs.Trigger> {
  /** Number of entries in the panel, already formatted for the locale. */
  readonly count?: ReactNode;
  /** The count with its noun, such as `4 orders`. */
  readonly countLabel?: string | undefined;
}
