import * as Dialog from '@radix-ui/react-dialog';
import { useMemo } from 'react';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { DrawerContext } from './drawer-context.ts';
import { useDiscardGuard } from './use-discard-guard.ts';
import type { ReactNode } from 'react';
import type { ConfirmDiscard } from './use-discard-guard.ts';

/**
 * A panel at the side of the page, such as order details, a form, or the menu on a phone.
 *
 * Renders no element. While `dirty`, every way to close the drawer (Escape, a click outside, a swipe, the
 * close button) first calls `confirmDiscard`.
 */
export function DrawerRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  modal = true,
  dirty = false,
  confirmDiscard,
  children,
}: DrawerRootProps) {
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const requestOpen = useDiscardGuard(dirty, confirmDiscard, setOpen);
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
  /** With `false`, the page beside the drawer stays interactive, such as a live map. */
  readonly modal?: boolean;
  /** True while the drawer contains unsaved input. */
  readonly dirty?: boolean;
  /** Called before a dirty drawer closes. Unless it returns or resolves to true, the drawer stays open. */
  readonly confirmDiscard?: ConfirmDiscard | undefined;
  readonly children: ReactNode;
}
