import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** Onward; turns around in right-to-left text. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Icon {...props} directional>
      <path d="m7.7 5 5 5-5 5" />
    </Icon>
  );
}
