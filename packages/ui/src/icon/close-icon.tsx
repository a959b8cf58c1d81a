import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A cross, for closing or removing. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}
