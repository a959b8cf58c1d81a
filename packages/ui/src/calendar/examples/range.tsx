import { useState } from 'react';
import { Calendar } from '../index.ts';
import type { DayRange } from '../index.ts';

/** A range calendar with today as the last selectable day. */
export function DayRangeCalendar({
  initial = { from: '2026-11-06', to: '2026-11-17' },
  locale,
}: DayRangeCalendarProps) {
  const [range, setRange] = useState<DayRange>(initial);
  return (
    <Calendar
      mode="range"
      locale={locale}
      timeZone="Asia/Dhaka"
      now={Date.parse('2026-11-21T12:00:00Z')}
      max="2026-11-21"
      value={range}
      onValueChange={setRange}
    />
  );
}

interface DayRangeCalendarProps {
  readonly initial?: DayRange;
  readonly locale?: string;
}
