import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** The letter "i" in a circle, for information. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 9.3v4.4M10 6.4v.01" />
    </Icon>
  );
}
