import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A map pin, for places. */
export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 17.8c3.6-3.5 5.6-6.3 5.6-9.1a5.6 5.6 0 1 0-11.2 0c0 2.8 2 5.6 5.6 9.1Z" />
      <circle cx="10" cy="8.6" r="2" />
    </Icon>
  );
}
