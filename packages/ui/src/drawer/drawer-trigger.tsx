import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';

/** Opens the drawer. Renders a `<button>`, or its only child with `asChild`. */
export function DrawerTrigger(props: ComponentProps<typeof Dialog.Trigger>) {
  return <Dialog.Trigger {...props} data-slot="drawer-trigger" />;
}
