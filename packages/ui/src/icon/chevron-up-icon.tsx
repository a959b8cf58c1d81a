import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** An arrowhead that points up, for expanded sections. */
export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.3 5-5 5 5" />
    </Icon>
  );
}
