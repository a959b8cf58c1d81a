import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A warning triangle, for errors and warnings. */
export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3 2.4 16.4h15.2z" />
      <path d="M10 8.3v3.6M10 14.2v.01" />
    </Icon>
  );
}
