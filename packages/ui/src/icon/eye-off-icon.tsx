import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A crossed-out eye, for hiding a visible password. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.2 4.7c.6-.1 1.2-.2 1.8-.2 5.2 0 8.2 5.5 8.2 5.5a14 14 0 0 1-2 2.6M5 6.2A13.7 13.7 0 0 0 1.8 10s3 5.5 8.2 5.5c1.7 0 3.2-.6 4.5-1.4M8.3 8.2a2.5 2.5 0 0 0 3.5 3.5M2.8 2.8l14.4 14.4" />
    </Icon>
  );
}
