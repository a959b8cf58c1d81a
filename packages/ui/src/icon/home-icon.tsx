import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A house, for the home page. */
export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.8 9.5 7.2-6.3 7.2 6.3M4.8 8v9h10.4V8M8.2 17v-4.6h3.6V17" />
    </Icon>
  );
}
