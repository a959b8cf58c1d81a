import * as Dialog from '@radix-ui/react-dialog';
import { cn } from '../internals/cn.ts';
import { useReturnFocus } from '../internals/use-return-focus.ts';
import { useDrawerContext } from './drawer-context.ts';
import { drawerContentVariants } from './drawer.variants.ts';
import { useSwipeToClose } from './use-swipe-to-close.ts';
import type { ComponentProps } from 'react';
import type { DrawerSide, DrawerSize } from './drawer.variants.ts';

/**
 * The panel. Slides in below the page's header, 384 px wide by default, or full-width on small screens. A
 * modal drawer traps focus and returns it to the previously focused element. A swipe towards the edge of the
 * screen closes the panel, except on elements with `data-no-swipe`.
 *
 * Renders a `<div role="dialog">` named by `Drawer.Title`. Style it through `[data-state]`, `[data-side]`,
 * `[data-modal]` and `[data-swiping]`. `--sb-drawer-top` sets its top offset.
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
          // During an IME composition Escape cancels the composition and must not close the drawer.
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
  /** Edge of the screen to attach to. `end` is the left edge in right-to-left pages. */
  readonly side?: DrawerSide;
  /** `lg` is 1.5 times as wide as `md`, for a table or a map. On small screens both are full-width. */
  readonly size?: DrawerSize;
}
