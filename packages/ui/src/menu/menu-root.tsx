import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';

/**
 * A menu of actions behind one button. To enter a form value, use a field instead. To link to the pages of
 * the product, use `NavTabs`.
 *
 * Renders no element. By default the page stays interactive, and a press outside closes the menu. With
 * `modal`, the page blocks input and is hidden from screen readers while the menu is open.
 */
export function MenuRoot({ modal = false, ...props }: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root {...props} modal={modal} />;
}
