import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A cross that closes or removes something. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}
