import * as Dialog from '@radix-ui/react-dialog';
import { cn } from '../internals/cn.ts';
import { useReturnFocus } from '../internals/use-return-focus.ts';
import { useDrawerContext } from './drawer-context.ts';
import { drawerContentVariants } from './drawer.variants.ts';
import { useSwipeToClose } from './use-swipe-to-close.ts';
import type { ComponentProps } from 'react';
import type { DrawerSide, DrawerSize } from './drawer.variants.ts';

/**
 * The panel. It slides in below the page's header, 384 px wide, over the full width on small screens; a
 * modal one traps the focus and gives it back to whatever had it. A finger pushes it back to its edge;
 * `data-no-swipe` on an element inside keeps the finger for that element.
 *
 * Renders a `<div role="dialog">` named by `Drawer.Title`. Style it through `[data-state]`, `[data-side]`,
 * `[data-modal]` and `[data-swiping]`; `--sb-drawer-top` moves its upper edge.
 */
export function DrawerContent({
  side = 'end',
  size = 'md',
  className,
  onEscapeKeyDown,
  onInteractOutside,
  ...props
}: DrawerContentProps) {
  const { modal, requestClose } = useDrawerContext('Drawer.Content');
  const returnFocus = useReturnFocus();
  const swipe = useSwipeToClose(side, requestClose);
  return (
    <Dialog.Portal>
      {modal && <Dialog.Overlay data-slot="drawer-overlay" className="sb-drawer-overlay" />}
      <Dialog.Content
        aria-describedby={undefined}
        {...returnFocus}
        {...swipe}
        {...props}
        data-slot="drawer-content"
        data-side={side}
        data-modal={modal ? '' : undefined}
        className={cn(drawerContentVariants({ side, size }), className)}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event);
          // Escape ends the composition of a word first; the drawer is none of its business.
          if (event.isComposing) event.preventDefault();
        }}
        onInteractOutside={(event) => {
          onInteractOutside?.(event);
          if (!modal) event.preventDefault();
        }}
      />
    </Dialog.Portal>
  );
}

export interface DrawerContentProps extends ComponentProps<typeof Dialog.Content> {
  /** The edge it comes from; `end` is the left in right-to-left pages. */
  readonly side?: DrawerSide;
  /** `lg` is half as wide again, for a table or a map; on small screens both take the full width. */
  readonly size?: DrawerSize;
}
