import * as Dialog from '@radix-ui/react-dialog';
import { useMemo } from 'react';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { DrawerContext } from './drawer-context.ts';
import { useDiscardGuard } from './use-discard-guard.ts';
import type { ReactNode } from 'react';
import type { AskDiscard } from './use-discard-guard.ts';

/**
 * A panel at the side of the page: the details of an order, a form, the menu on a phone.
 *
 * Renders no element. With `dirty`, Escape, a press outside, a swipe and the close button first ask
 * `onDiscardAsk`.
 */
export function DrawerRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  modal = true,
  dirty = false,
  onDiscardAsk,
  children,
}: DrawerRootProps) {
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const requestOpen = useDiscardGuard(dirty, onDiscardAsk, setOpen);
  const drawer = useMemo(
    () => ({
      modal,
      requestClose: () => {
        requestOpen(false);
      },
    }),
    [modal, requestOpen],
  );
  return (
    <DrawerContext value={drawer}>
      <Dialog.Root open={isOpen} onOpenChange={requestOpen} modal={modal}>
        {children}
      </Dialog.Root>
    </DrawerContext>
  );
}

export interface DrawerRootProps {
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** `false` leaves the page beside it live, such as a map that is followed. */
  readonly modal?: boolean;
  /** Something was typed that closing would lose. */
  readonly dirty?: boolean;
  /** Asked before a dirty drawer closes; yes closes it. */
  readonly onDiscardAsk?: AskDiscard | undefined;
  readonly children: ReactNode;
}
