import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** Something worth knowing. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 9.3v4.4M10 6.4v.01" />
    </Icon>
  );
}
