import * as Popover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';

/** Opens and closes the popover. Renders a `<button>`, or the only child with `asChild`. */
export function PopoverTrigger(props: ComponentProps<typeof Popover.Trigger>) {
  return <Popover.Trigger {...props} data-slot="popover-trigger" />;
}
