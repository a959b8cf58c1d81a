/** Colour of a series. The default depends on its position in the list. */
export type ChartTone = 'accent' | 'info' | 'warning' | 'neutral' | 'danger' | 'success';

interface SeriesBase {
  readonly id: string;
  readonly label: string;
  readonly tone?: ChartTone;
}

/** A bar series with one value per category. Null marks a missing value. */
export interface BarSeries extends SeriesBase {
  readonly values: readonly (number | null)[];
}

/** A point of a line. `x` may be a time in milliseconds. A null `y` breaks the line. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number | null;
}

/**
 * A line series. Points may be unordered and unevenly spaced. Of two points with the same `x`, the last one
 * wins.
 */
export interface LineSeries extends SeriesBase {
  readonly points: readonly ChartPoint[];
}

/** A stop of the cursor: a position on the horizontal axis that has values. */
export interface ChartStop {
  readonly key: string;
  readonly label: string;
  /** 0 at the start of the axis, 1 at the end. */
  readonly position: number;
}

/** A series prepared for drawing, with one value per stop. */
export interface ChartSeries extends SeriesBase {
  readonly tone: ChartTone;
  /** Index into the hatches, dashes and point symbols, which distinguish the series without colour. */
  readonly styleIndex: number;
  readonly values: readonly (number | null)[];
}

/** Data shared by the chart, its legend, its tooltip and its table. */
export interface ChartData {
  readonly stops: readonly ChartStop[];
  readonly series: readonly ChartSeries[];
  /** Values on the vertical axis, ascending. The first and the last are the ends of the axis. */
  readonly ticks: readonly number[];
}
