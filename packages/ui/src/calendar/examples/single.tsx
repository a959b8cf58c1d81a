import { useState } from 'react';
import { Calendar } from '../index.ts';
import type { SingleCalendarProps } from '../index.ts';

/** A single-day calendar. The clock is fixed at 21 November 2026, 18:00 in Dhaka. */
export function SingleDayCalendar(props: Partial<SingleCalendarProps>) {
  const [day, setDay] = useState<string | null>('2026-11-18');
  return (
    <Calendar
      timeZone="Asia/Dhaka"
      now={Date.parse('2026-11-21T12:00:00Z')}
      value={day}
      onValueChange={setDay}
      {...props}
    />
  );
}
