import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A globe, for languages. */
export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M2.8 10h14.4M10 2.8c2.2 2.1 3.2 4.5 3.2 7.2s-1 5.1-3.2 7.2c-2.2-2.1-3.2-4.5-3.2-7.2s1-5.1 3.2-7.2Z" />
    </Icon>
  );
}
