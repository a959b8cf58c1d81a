import * as Popover from '@radix-ui/react-popover';
import { cn } from '../internals/cn.ts';
import { usePopoverContext } from './popover-context.ts';
import { isTabOut, findTrigger } from './tab-out.ts';
import type { ComponentProps, KeyboardEvent } from 'react';

/**
 * The floating panel beside the trigger. Tab on the last control closes the panel and moves focus to the
 * element after the trigger. Shift+Tab on the first control closes the panel and returns focus to the
 * trigger.
 *
 * Renders a `<div role="dialog">`, which needs an `aria-label`. Style it through `[data-state]` and
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

  const closeOnTabOut = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (modal || event.defaultPrevented || !isTabOut(event)) return;
    // The browser's default Tab action starts from the focused element, so focus the trigger first.
    findTrigger(event.currentTarget)?.focus();
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
        onKeyDown={closeOnTabOut}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event);
          // During IME composition, Escape cancels the composition and must not close the popover.
          if (event.isComposing) event.preventDefault();
        }}
      />
    </Popover.Portal>
  );
}
