import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A bulleted list, for the list view. */
export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.5 5.5v.01M3.5 10v.01M3.5 14.5v.01" />
    </Icon>
  );
}
