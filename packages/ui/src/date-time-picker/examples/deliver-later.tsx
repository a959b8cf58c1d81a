import { useMemo, useState } from 'react';
import { Field } from '../../field/index.ts';
import { DateTimePicker, quarterHours } from '../index.ts';
import type { DateTimePickerProps } from '../index.ts';

const MINUTE = 60_000;
const hourInDhaka = (timestamp: number) => new Date(timestamp + 6 * 60 * MINUTE).getUTCHours();

/**
 * A delivery within the next 48 hours, between 10:00 and 22:00. By default, the current time is 18:00 in
 * Dhaka on 21 November 2026.
 */
export function DeliverLater({
  currentTime = '2026-11-21T12:00:00Z',
  initial = null,
  ...props
}: DeliverLaterProps) {
  const now = Date.parse(currentTime);
  const slots = useMemo(
    () =>
      quarterHours({ from: now + 55 * MINUTE, to: now + 48 * 60 * MINUTE, timeZone: 'Asia/Dhaka' }).filter(
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
  /** Current time of the example, as ISO 8601 in UTC. */
  readonly currentTime?: string;
  readonly initial?: number | null;
}
