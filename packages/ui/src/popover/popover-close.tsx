import * as Popover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';

/** Closes the popover. Renders a `<button>`, or the only child with `asChild`. */
export function PopoverClose(props: ComponentProps<typeof Popover.Close>) {
  return <Popover.Close {...props} data-slot="popover-close" />;
}
