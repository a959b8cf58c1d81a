import * as Dialog from '@radix-ui/react-dialog';
import { CloseIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Closes the drawer. Without children it shows a close icon with the accessible name `label`.
 *
 * Renders a `<button>`, or its only child with `asChild`.
 */
export function DrawerClose({
  label = 'Close',
  asChild = false,
  className,
  children,
  ...props
}: DrawerCloseProps) {
  if (asChild) {
    return (
      <Dialog.Close {...props} asChild className={className} data-slot="drawer-close">
        {children}
      </Dialog.Close>
    );
  }
  return (
    <Dialog.Close
      {...(children ? {} : { 'aria-label': label })}
      {...props}
      data-slot="drawer-close"
      className={cn('sb-close', className)}
    >
      {children ?? <CloseIcon />}
    </Dialog.Close>
  );
}

export interface DrawerCloseProps extends ComponentProps<typeof Dialog.Close> {
  /** Accessible name of a button without children. */
  readonly label?: string;
}
