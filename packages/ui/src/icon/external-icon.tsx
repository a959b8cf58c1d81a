import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** An arrow out of a box, for links that leave the page. Mirrored in right-to-left text. */
export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props} directional>
      <path d="M11.5 3.5h5v5M16.5 3.5l-7 7M14.5 12v3.5c0 .6-.4 1-1 1h-9c-.6 0-1-.4-1-1v-9c0-.6.4-1 1-1H8" />
    </Icon>
  );
}
