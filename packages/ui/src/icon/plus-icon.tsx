import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A plus sign, for adding and zooming in. */
export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4v12M4 10h12" />
    </Icon>
  );
}
