import * as Popover from '@radix-ui/react-popover';
import { useMemo } from 'react';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { PopoverContext } from './popover-context.ts';
import type { ComponentProps } from 'react';

/** Owns the open state of a popover. Renders no element. */
export function PopoverRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  modal = false,
  ...props
}: ComponentProps<typeof Popover.Root>) {
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const popover = useMemo(
    () => ({
      modal,
      close: () => {
        setOpen(false);
      },
    }),
    [modal, setOpen],
  );
  return (
    <PopoverContext value={popover}>
      <Popover.Root {...props} open={isOpen} onOpenChange={setOpen} modal={modal} />
    </PopoverContext>
  );
}
