import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';

/** A group of items with one selected. Name it with `aria-label`. Renders a `<div role="group">`. */
export function MenuRadioGroup(props: ComponentProps<typeof DropdownMenu.RadioGroup>) {
  return <DropdownMenu.RadioGroup {...props} data-slot="menu-radio-group" />;
}
