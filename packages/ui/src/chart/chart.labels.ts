export interface ChartLabels {
  /** Labels of the toggle button. Each names the view that the button switches to. */
  readonly showTable: string;
  readonly showChart: string;
  /** Keyboard instructions, announced when the chart receives focus. */
  readonly hint: string;
  /** Shown in place of a missing value. */
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
