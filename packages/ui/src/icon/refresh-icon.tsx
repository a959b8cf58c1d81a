import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** Circular arrows, for reloading. */
export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 10a6.5 6.5 0 1 1-1.9-4.6L16.5 7.3M16.5 3.5v3.8h-3.8" />
    </Icon>
  );
}
