import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A clock, for times. */
export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 5.8V10l2.9 1.8" />
    </Icon>
  );
}
