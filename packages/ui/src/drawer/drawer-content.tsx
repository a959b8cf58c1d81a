import * as Dialog from '@radix-ui/react-dialog';
import { cn } from '../internals/cn.ts';
import { useReturnFocus } from '../internals/use-return-focus.ts';
import { useDrawerContext } from './drawer-context.ts';
import { drawerContentVariants } from './drawer.variants.ts';
import type { ComponentProps } from 'react';
import type { DrawerSide } from './drawer.variants.ts';

/**
 * The panel. It slides in below the page's header, 384 px wide, over the full width on small screens; a
 * modal one traps the focus and gives it back to whatever had it.
 *
 * Renders a `<div role="dialog">` named by `Drawer.Title`. Style it through `[data-state]`, `[data-side]`
 * and `[data-modal]`; `--sb-drawer-top` moves its upper edge.
 */
export function DrawerContent({
  side = 'end',
  className,
  children,
  onEscapeKeyDown,
  onInteractOutside,
  ...props
}: DrawerContentProps) {
  const { modal } = useDrawerContext('Drawer.Content');
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Portal>
      {modal && <Dialog.Overlay data-slot="drawer-overlay" className="sb-drawer-overlay" />}
      <Dialog.Content
        aria-describedby={undefined}
        {...returnFocus}
        {...props}
        data-slot="drawer-content"
        data-side={side}
        data-modal={modal ? '' : undefined}
        className={cn(drawerContentVariants({ side }), className)}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event);
          // Escape ends the composition of a word first; the drawer is none of its business.
          if (event.isComposing) event.preventDefault();
        }}
        onInteractOutside={(event) => {
          onInteractOutside?.(event);
          if (!modal) event.preventDefault();
        }}
      >
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  );
}

export interface DrawerContentProps extends ComponentProps<typeof Dialog.Content> {
  /** The edge it comes from; `end` is the left in right-to-left pages. */
  readonly side?: DrawerSide;
}
