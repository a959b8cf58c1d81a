import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A telephone, for phone numbers. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.1 2.9 4.4 3.3c-.9.2-1.5 1-1.4 1.9.7 6.1 5.7 11.1 11.8 11.8.9.1 1.7-.5 1.9-1.4l.4-1.7a1.2 1.2 0 0 0-.7-1.4l-2.5-1.1a1.2 1.2 0 0 0-1.4.3l-.9 1.1a9.6 9.6 0 0 1-4.4-4.4l1.1-.9c.4-.4.5-.9.3-1.4L7.5 3.6a1.2 1.2 0 0 0-1.4-.7Z" />
    </Icon>
  );
}
