import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** An arrow out of a door, for signing out. Mirrored in right-to-left text. */
export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props} directional>
      <path d="M8 3H4.5C3.7 3 3 3.7 3 4.5v11c0 .8.7 1.5 1.5 1.5H8M13 6.2 16.8 10 13 13.8M16.5 10H8" />
    </Icon>
  );
}
