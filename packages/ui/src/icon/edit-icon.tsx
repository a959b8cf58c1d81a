import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A pencil, for editing. */
export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12.8 4 3.2 3.2M3.5 16.5l.7-3.5 9.3-9.3a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1L7 15.8z" />
    </Icon>
  );
}
