/** The words that the picker speaks by itself; names of days and times come from the platform. */
export interface DateTimePickerLabels {
  /** Names the picker where no field around it does. */
  readonly dateTime: string;
  readonly day: string;
  readonly time: string;
  readonly today: string;
  readonly tomorrow: string;
  /** In the platform's list while no time of the day is chosen. */
  readonly chooseTime: string;
  readonly chosen: (time: string) => string;
  /** What was chosen is no longer offered. */
  readonly gone: (time: string) => string;
  readonly empty: string;
  /** The times are not the ones of the browser's clock. */
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
  gone: (time) => `${time} can no longer be chosen. Choose another time.`,
  empty: 'There is no time left to choose.',
  zone: (name) => `Times are in ${name}.`,
};
