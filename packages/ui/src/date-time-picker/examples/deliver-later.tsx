import { useMemo, useState } from 'react';
import { Field } from '../../field/index.ts';
import { DateTimePicker, quarterHours } from '../index.ts';
import type { DateTimePickerProps } from '../index.ts';

const minute = 60_000;
const hourInDhaka = (instant: number) => new Date(instant + 6 * 60 * minute).getUTCHours();

/**
 * A delivery in the next 48 hours, between 10:00 and 22:00. The clock stands at 21 November 2026, 18:00 in Dhaka.
 */
export function DeliverLater({
  start = '2026-11-21T12:00:00Z',
  initial = null,
  ...props
}: DeliverLaterProps) {
  const now = Date.parse(start);
  const slots = useMemo(
    () =>
      quarterHours({ from: now + 55 * minute, to: now + 48 * 60 * minute, timeZone: 'Asia/Dhaka' }).filter(
        (slot) => hourInDhaka(slot) >= 10 && hourInDhaka(slot) < 22,
      ),
    [now],
  );
  const [value, setValue] = useState<number | null>(initial);
  return (
    <Field.Root className="max-w-md">
      <Field.Label>Deliver at</Field.Label>
      <DateTimePicker
        slots={slots}
        value={value}
        onValueChange={setValue}
        timeZone="Asia/Dhaka"
        viewerTimeZone="Asia/Dhaka"
        now={now}
        locale="en-GB"
        {...props}
      />
    </Field.Root>
  );
}

interface DeliverLaterProps extends Partial<DateTimePickerProps> {
  /** What the clock shows, in UTC. */
  readonly start?: string;
  readonly initial?: number | null;
}
