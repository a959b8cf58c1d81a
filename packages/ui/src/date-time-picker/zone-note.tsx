import { differsAt, zoneName } from './slots.ts';
import { useViewerZone } from './use-viewer-zone.ts';
import type { DateStyle } from '../calendar/date-names.ts';
import type { DateTimePickerLabels } from './date-time-picker.labels.ts';

/** Says in which zone the times are, if the person's own clock shows others. Renders a `<p>` or nothing. */
export function ZoneNote({ slots, timeZone, viewerTimeZone, dates, labels }: ZoneNoteProps) {
  const browser = useViewerZone();
  const viewer = viewerTimeZone ?? browser;
  const ends = [slots[0], slots.at(-1)].filter((slot) => slot !== undefined);
  const [first] = ends;
  if (first === undefined || viewer === undefined || !differsAt(ends, timeZone, viewer)) return null;
  return (
    <p data-slot="date-time-zone" className="sb-slot-message">
      {labels.zone(zoneName(first, timeZone, dates))}
    </p>
  );
}

interface ZoneNoteProps {
  readonly slots: readonly number[];
  readonly timeZone: string;
  readonly viewerTimeZone: string | undefined;
  readonly dates: DateStyle;
  readonly labels: DateTimePickerLabels;
}
