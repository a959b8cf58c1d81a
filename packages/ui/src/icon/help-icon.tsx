import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A question mark in a circle, for help. */
export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M7.8 8a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.5M10 13.7v.01" />
    </Icon>
  );
}
