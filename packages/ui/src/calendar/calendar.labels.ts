/** The words that a calendar speaks by itself; names of days and months come from the platform. */
export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Names the calendar where no field around it does. */
  readonly calendar: string;
  /** What is heard on a day that is chosen. */
  readonly selected: (day: string) => string;
}

export const calendarLabels: CalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  calendar: 'Calendar',
  selected: (day) => `${day}, selected`,
};
