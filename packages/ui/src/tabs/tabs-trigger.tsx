import * as Tabs from '@radix-ui/react-tabs';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Shows the panel of the same `value`. `count` stands behind the words in a badge; with `countLabel` a
 * screen reader hears that instead, after the words.
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
  /** How many things the panel holds, already written for the reader. */
  readonly count?: ReactNode;
  /** The count in words: `4 orders`. */
  readonly countLabel?: string | undefined;
}
