import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A check mark, for completed steps and selected options. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 10.6 4 4 8-9" />
    </Icon>
  );
}
