import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** Back; turns around in right-to-left text. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <Icon {...props} directional>
      <path d="m12.3 5-5 5 5 5" />
    </Icon>
  );
}
