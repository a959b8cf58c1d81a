import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** Closes, or takes away. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}
