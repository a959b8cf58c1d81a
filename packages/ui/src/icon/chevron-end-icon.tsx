import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** An arrowhead towards the end of the line, for "next". Mirrored in right-to-left text. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Icon {...props} directional>
      <path d="m7.7 5 5 5-5 5" />
    </Icon>
  );
}
