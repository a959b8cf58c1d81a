import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A folded map, for the map view. */
export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.3 4 2.8 5.8v10.4L7.3 14.4l5.4 1.8 4.5-1.8V4L12.7 5.8zM7.3 4v10.4M12.7 5.8v10.4" />
    </Icon>
  );
}
