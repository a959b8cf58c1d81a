import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A banknote, for cash payments. */
export function CashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.2" y="5" width="15.6" height="10" rx="1.6" />
      <circle cx="10" cy="10" r="2.3" />
      <path d="M5 10v.01M15 10v.01" />
    </Icon>
  );
}
