import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A person, for accounts and customers. */
export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5" />
    </Icon>
  );
}
