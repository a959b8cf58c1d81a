import * as Popover from '@radix-ui/react-popover';
import { cn } from '../internals/cn.ts';
import { usePopoverContext } from './popover-context.ts';
import { leavesByTab, triggerOf } from './tab-out.ts';
import type { ComponentProps, KeyboardEvent } from 'react';

/**
 * What the trigger shows, beside it and above the page. Tab from its last control closes it and moves on
 * to what follows the trigger; Shift and Tab from the first goes back to the trigger.
 *
 * Renders a `<div role="dialog">`; name it with `aria-label`. Style it through `[data-state]` and
 * `[data-side]`.
 */
export function PopoverContent({
  className,
  align = 'start',
  onKeyDown,
  onEscapeKeyDown,
  ...props
}: ComponentProps<typeof Popover.Content>) {
  const { modal, close } = usePopoverContext('Popover.Content');

  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (modal || event.defaultPrevented || !leavesByTab(event)) return;
    // The browser goes on from where the focus is when the key is done: from the trigger, into the page.
    triggerOf(event.currentTarget)?.focus();
    if (event.shiftKey) event.preventDefault();
    close();
  };

  return (
    <Popover.Portal>
      <Popover.Content
        sideOffset={8}
        collisionPadding={12}
        {...props}
        align={align}
        data-slot="popover-content"
        className={cn('sb-popover', className)}
        onKeyDown={leave}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event);
          // Escape ends the composition of a word first.
          if (event.isComposing) event.preventDefault();
        }}
      />
    </Popover.Portal>
  );
}
