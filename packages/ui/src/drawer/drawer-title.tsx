import * as Dialog from '@radix-ui/react-dialog';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** The visible title and accessible name of the drawer. Every drawer needs one. Renders an `<h2>`. */
export function DrawerTitle({ className, ...props }: ComponentProps<typeof Dialog.Title>) {
  return <Dialog.Title {...props} data-slot="drawer-title" className={cn('sb-drawer-title', className)} />;
}
