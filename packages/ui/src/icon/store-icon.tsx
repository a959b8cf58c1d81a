import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A shop or restaurant. */
export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.7 9.5V17h12.6V9.5M4.3 3h11.4L17.5 7.6a2.5 2.5 0 0 1-5 .3 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5-.3zM8 17v-4.3h4V17" />
    </Icon>
  );
}
