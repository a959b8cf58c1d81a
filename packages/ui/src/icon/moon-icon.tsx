import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A moon, for the dark colour scheme. */
export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.8 12.2A7.2 7.2 0 0 1 7.8 3.2a7.2 7.2 0 1 0 9 9Z" />
    </Icon>
  );
}
