import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** An arrowhead that points down, for menus and collapsed sections. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 7.7 5 5 5-5" />
    </Icon>
  );
}
