import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

/** A calendar, for dates and date ranges. */
export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="4.5" width="14" height="12.5" rx="2" />
      <path d="M3 8.5h14M6.75 2.5v3.5M13.25 2.5v3.5" />
    </Icon>
  );
}
