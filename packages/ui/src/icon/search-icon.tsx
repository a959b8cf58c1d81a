import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A magnifying glass, for search. */
export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </Icon>
  );
}
