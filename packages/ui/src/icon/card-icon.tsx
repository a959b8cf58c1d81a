import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A payment card. */
export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.2" y="4.2" width="15.6" height="11.6" rx="1.8" />
      <path d="M2.2 8.2h15.6M5.4 12.5h3" />
    </Icon>
  );
}
