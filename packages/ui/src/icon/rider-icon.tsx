import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A rider on a scooter. Mirrored in right-to-left text. */
export function RiderIcon(props: IconProps) {
  return (
    <Icon {...props} directional>
      <circle cx="4.8" cy="14.6" r="2.3" />
      <circle cx="15.4" cy="14.6" r="2.3" />
      <path d="M7.1 14.6h4.2c.5-2.3 1.7-3.7 3.6-4.2L13 4.5h2.4M2.6 9.9h6.2l1.9 3.3" />
      <path d="M3.3 5.4h4.6v4.4H3.3z" />
    </Icon>
  );
}
