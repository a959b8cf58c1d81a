/** Texts of `DateTimePicker`. Weekdays, dates, times and zone names come from `Intl` instead. */
export interface DateTimePickerLabels {
  /** Accessible name of a picker that is not inside a `Field`. */
  readonly dateTime: string;
  readonly day: string;
  readonly time: string;
  readonly today: string;
  readonly tomorrow: string;
  /** Placeholder of the native select while no time of the shown day is selected. */
  readonly chooseTime: string;
  readonly chosen: (time: string) => string;
  /** Error message for a selected time that is no longer offered. */
  readonly unavailable: (time: string) => string;
  readonly empty: string;
  /** Note shown if the viewer's clock differs from the displayed times. `name` is the zone of the times. */
  readonly zone: (name: string) => string;
}

export const dateTimePickerLabels: DateTimePickerLabels = {
  dateTime: 'Date and time',
  day: 'Day',
  time: 'Time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  chooseTime: 'Choose a time',
  chosen: (time) => `Chosen: ${time}`,
  unavailable: (time) => `${time} can no longer be chosen. Choose another time.`,
  empty: 'There is no time left to choose.',
  zone: (name) => `Times are in ${name}.`,
};
