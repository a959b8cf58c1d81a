import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A bell, for alerts. */
export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8.2a5 5 0 0 1 10 0c0 4.2 1.7 5.6 1.7 5.6H3.3S5 12.4 5 8.2Z" />
      <path d="M8.3 16.6a2 2 0 0 0 3.4 0" />
    </Icon>
  );
}
