import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** An eye, for showing a hidden password. */
export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10Z" />
      <circle cx="10" cy="10" r="2.5" />
    </Icon>
  );
}
