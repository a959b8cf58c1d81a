import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { DateRangePicker } from '../index.ts';
import type { DateRangePickerProps, DateRangeValue } from '../index.ts';

/**
 * Date range of the order history: up to today and at most 90 days. The clock is fixed at 21 November 2026,
 * 18:00 in Dhaka.
 */
export function HistoryDateRange({
  initial = { preset: 'yesterday' },
  error,
  ...props
}: HistoryDateRangeProps) {
  const [range, setRange] = useState<DateRangeValue>(initial);
  return (
    <Field.Root className="max-w-xs">
      <Field.Label>Days</Field.Label>
      <DateRangePicker
        value={range}
        onValueChange={setRange}
        timeZone="Asia/Dhaka"
        now={Date.parse('2026-11-21T12:00:00Z')}
        max="2026-11-21"
        maxDays={90}
        locale="en-GB"
        {...props}
      />
      {error && <Field.Error>{error}</Field.Error>}
    </Field.Root>
  );
}

interface HistoryDateRangeProps extends Partial<DateRangePickerProps> {
  readonly initial?: DateRangeValue;
  readonly error?: string;
}
