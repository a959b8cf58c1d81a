import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A sheet of paper, for notes and files. */
export function NoteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 2.8h11v9.4l-5 5h-6z" />
      <path d="M15.5 12.2h-5v5M7.3 6.5h5.4M7.3 9.5h3.4" />
    </Icon>
  );
}
