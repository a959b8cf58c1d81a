import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $now, dayOf, maxCustomDays, type DateRange, type NamedRange } from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DateRangePicker, type DateRangePreset, type DateRangeValue } from '@saddlebag/ui/date-range-picker';
import { Field } from '@saddlebag/ui/field';
import { $state, filtersChanged } from '../model.ts';
import { rangeLabels } from './range-labels.ts';

const presets = {
  Yesterday: 'yesterday',
  PastWeek: 'last-7-days',
  PastMonth: 'last-30-days',
} as const satisfies Record<NamedRange, DateRangePreset>;

const categories = {
  yesterday: 'Yesterday',
  'last-7-days': 'PastWeek',
  'last-30-days': 'PastMonth',
} as const satisfies Record<DateRangePreset, NamedRange>;

const toRange = (value: DateRangeValue): DateRange =>
  'preset' in value
    ? { category: categories[value.preset] }
    : { category: 'Custom', from: value.from, to: value.to };

const toValue = (range: DateRange): DateRangeValue =>
  range.category === 'Custom' ? { from: range.from, to: range.to } : { preset: presets[range.category] };

/** Limits the table to a range of days in the country's time zone. */
export function RangeFilter() {
  const t = useT();
  const { locale } = useFormat();
  const [{ filters }, { timeZone }, now, change] = useUnit([$state, $market, $now, filtersChanged]);
  const labels = useMemo(() => rangeLabels(t), [t]);

  return (
    <Field.Root className="min-w-0 flex-1 lg:flex-none">
      <Field.Label className="max-lg:sr-only">{t('history.range.label')}</Field.Label>
      <DateRangePicker
        value={toValue(filters.range)}
        onValueChange={(value) => {
          change({ range: toRange(value) });
        }}
        now={now}
        timeZone={timeZone}
        max={dayOf(now, timeZone)}
        maxDays={maxCustomDays}
        locale={locale}
        labels={labels}
      />
    </Field.Root>
  );
}
