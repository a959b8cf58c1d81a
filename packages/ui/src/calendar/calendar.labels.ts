/** Texts of the calendar. Day and month names come from `Intl`. */
export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Default accessible name of the calendar. */
  readonly calendar: string;
  /** Accessible name of a selected day. `day` is its full date. */
  readonly selected: (day: string) => string;
}

export const calendarLabels: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  calendar: 'Calendar',
  selected: (day) => `${day}, selected`,
};
