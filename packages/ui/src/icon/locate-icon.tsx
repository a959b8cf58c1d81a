import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** Crosshairs, for the user's own location. */
export function LocateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="5.5" />
      <circle cx="10" cy="10" r="1.5" fill="currentColor" />
      <path d="M10 1.8v2.7M10 15.5v2.7M1.8 10h2.7M15.5 10h2.7" />
    </Icon>
  );
}
