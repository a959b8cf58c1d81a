import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';

/**
 * Opens and closes the menu. The down arrow key opens the menu and focuses its first item. Renders a
 * `<button>`, or its only child with `asChild`. Style it through `[data-state]`.
 */
export function MenuTrigger(props: ComponentProps<typeof DropdownMenu.Trigger>) {
  return <DropdownMenu.Trigger {...props} data-slot="menu-trigger" />;
}
