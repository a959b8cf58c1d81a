import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** An arrowhead towards the start of the line, for "back". Mirrored in right-to-left text. */
export function ChevronStartIcon(props: IconProps) {
  return (
    <Icon {...props} directional>
      <path d="m12.3 5-5 5 5 5" />
    </Icon>
  );
}
