import * as Popover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';

/** A small surface beside what it belongs to. Renders no element. */
export function PopoverRoot(props: ComponentProps<typeof Popover.Root>) {
  return <Popover.Root {...props} />;
}
