import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A receipt. */
export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 2.8h11v14.4l-2.2-1.5-2.2 1.5L10 16.4l-1.1.8-2.2-1.5-2.2 1.5zM7.5 6.5h5M7.5 9.5h5" />
    </Icon>
  );
}
