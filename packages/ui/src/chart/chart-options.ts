import type { ReactNode } from 'react';
import type { ChartLabels } from './chart.labels.ts';

/** Texts, formats and size that all chart types share. */
export interface ChartOptions {
  /** Title of the chart and accessible name of its table. */
  readonly title: string;
  readonly description?: ReactNode;
  /** Headline value, such as the total, shown in large type. */
  readonly value?: ReactNode;
  /** Header of the table's first column, such as `Day`. */
  readonly xLabel: string;
  /** Formats a value with its currency or unit. */
  readonly format: (value: number) => string;
  /** Formats an axis tick. Defaults to `format`. */
  readonly formatTick?: ((value: number) => string) | undefined;
  /** Height of the drawing as a CSS length. */
  readonly height?: string;
  readonly labels?: Partial<ChartLabels> | undefined;
}
