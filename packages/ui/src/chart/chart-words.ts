import type { ReactNode } from 'react';
import type { ChartLabels } from './chart.labels.ts';

/** What a consumer says about a chart, whatever its shape. */
export interface ChartWords {
  /** Names the chart and its table. */
  readonly title: string;
  readonly description?: ReactNode;
  /** The number that matters most, such as the sum, set large. */
  readonly value?: ReactNode;
  /** Header of the table's first column: Day, Outlet. */
  readonly xLabel: string;
  /** Writes a value as a person reads it, with its currency or unit. */
  readonly format: (value: number) => string;
  /** Writes a tick of the axis; `format` when left out. */
  readonly formatTick?: ((value: number) => string) | undefined;
  /** A CSS length: how high the drawing is. */
  readonly height?: string;
  readonly labels?: Partial<ChartLabels> | undefined;
}
