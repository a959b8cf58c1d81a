import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';

/**
 * Actions behind one button. For a choice that is sent with a form take a field; for the places of the
 * product take `NavTabs`.
 *
 * Renders no element. The page below stays live, and a press there closes the menu; with `modal` it
 * stands still and is hidden from screen readers meanwhile.
 */
export function MenuRoot({ modal = false, ...props }: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root {...props} modal={modal} />;
}
