import { hasDifferentOffset, zoneName } from './slots.ts';
import { useViewerZone } from './use-viewer-zone.ts';
import type { DateStyle } from '../calendar/internal.ts';
import type { DateTimePickerLabels } from './date-time-picker.labels.ts';

/** Names the time zone of the offered times if the viewer's clock differs. Renders a `<p>` or nothing. */
export function ZoneNote({ slots, timeZone, viewerTimeZone, dateStyle, labels }: ZoneNoteProps) {
  const browserZone = useViewerZone();
  const viewerZone = viewerTimeZone ?? browserZone;
  const firstAndLast = [slots[0], slots.at(-1)].filter((slot) => slot !== undefined);
  const [firstSlot] = firstAndLast;
  if (
    firstSlot === undefined ||
    viewerZone === undefined ||
    !hasDifferentOffset(firstAndLast, timeZone, viewerZone)
  )
    return null;
  return (
    <p data-slot="date-time-zone" className="sb-slot-message">
      {labels.zone(zoneName(firstSlot, timeZone, dateStyle))}
    </p>
  );
}

interface ZoneNoteProps {
  readonly slots: readonly number[];
  readonly timeZone: string;
  readonly viewerTimeZone: string | undefined;
  readonly dateStyle: DateStyle;
  readonly labels: DateTimePickerLabels;
}
