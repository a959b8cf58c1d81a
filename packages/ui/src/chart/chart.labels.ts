/** The words that a chart speaks by itself. */
export interface ChartLabels {
  /** The two ways to look at it; the button says the other one. */
  readonly showTable: string;
  readonly showChart: string;
  /** Read to whoever reaches the chart by keyboard. */
  readonly hint: string;
  /** In the table, where there is no value. */
  readonly missing: string;
  readonly empty: string;
}

export const chartLabels: ChartLabels = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  hint: 'Arrow keys move from value to value.',
  missing: 'No value',
  empty: 'Nothing to show yet',
};
