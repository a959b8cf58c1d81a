import type { Translate } from '@saddlebag/domain/i18n';
import type { DateRangePickerLabels } from '@saddlebag/ui/date-range-picker';

/** Returns the texts of the range picker. */
export const rangeLabels = (t: Translate): DateRangePickerLabels => ({
  dateRange: t('history.range.label'),
  presets: {
    yesterday: t('history.range.Yesterday'),
    'last-7-days': t('history.range.PastWeek'),
    'last-30-days': t('history.range.PastMonth'),
  },
  custom: t('history.range.custom'),
  from: t('history.range.from'),
  to: t('history.range.to'),
  apply: t('history.range.apply'),
  close: t('action.close'),
  days: (count) => t('history.range.days', { count }),
  incomplete: t('history.range.incomplete'),
  unreadable: (example) => t('history.range.unreadable', { example }),
  backwards: t('history.range.backwards'),
  tooEarly: (day) => t('history.range.too-early', { day }),
  tooLate: (day) => t('history.range.too-late', { day }),
  tooLong: (days, max) => t('history.range.too-long', { days, max }),
  calendar: {
    previousMonth: t('history.range.previous-month'),
    nextMonth: t('history.range.next-month'),
    calendar: t('history.range.calendar'),
    selected: (day) => t('history.range.selected', { day }),
  },
});
