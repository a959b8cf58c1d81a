import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** Three lines, for opening the navigation. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M3 10h14M3 14.5h9" />
    </Icon>
  );
}
