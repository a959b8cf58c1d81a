import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';

/** Wraps the `Menu.SubTrigger` and `Menu.SubContent` of a submenu. Renders no element. */
export function MenuSub(props: ComponentProps<typeof DropdownMenu.Sub>) {
  return <DropdownMenu.Sub {...props} />;
}
