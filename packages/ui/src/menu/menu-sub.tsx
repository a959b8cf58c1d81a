import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';

/** A menu inside the menu, around its `Menu.SubTrigger` and `Menu.SubContent`. Renders no element. */
export function MenuSub(props: ComponentProps<typeof DropdownMenu.Sub>) {
  return <DropdownMenu.Sub {...props} />;
}
