import * as Popover from '@radix-ui/react-popover';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * What the trigger shows, beside it and above the page.
 *
 * Renders a `<div role="dialog">`; name it with `aria-label`. Style it through `[data-state]` and
 * `[data-side]`.
 */
export function PopoverContent({
  className,
  align = 'start',
  ...props
}: ComponentProps<typeof Popover.Content>) {
  return (
    <Popover.Portal>
      <Popover.Content
        sideOffset={8}
        collisionPadding={12}
        {...props}
        align={align}
        data-slot="popover-content"
        className={cn('sb-popover', className)}
      />
    </Popover.Portal>
  );
}
