import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A wallet, for orders that are already paid. */
export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.5 6.5V4.8c0-.8-.7-1.4-1.5-1.3L4.2 5A1.7 1.7 0 0 0 3 6.6v8.2c0 .9.8 1.7 1.7 1.7h10.6c.9 0 1.7-.8 1.7-1.7V8.2c0-.9-.8-1.7-1.7-1.7H3.7" />
      <path d="M13.7 11.5v.01" />
    </Icon>
  );
}
