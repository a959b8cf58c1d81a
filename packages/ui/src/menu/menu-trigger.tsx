import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';

/**
 * Opens and closes the menu; arrow down opens it on its first item. Renders a `<button>`, or the only
 * child with `asChild`. Style it through `[data-state]`.
 */
export function MenuTrigger(props: ComponentProps<typeof DropdownMenu.Trigger>) {
  return <DropdownMenu.Trigger {...props} data-slot="menu-trigger" />;
}
