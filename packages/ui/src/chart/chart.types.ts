/** Colours of a series, when the order in which they are handed out does not fit. */
export type ChartTone = 'accent' | 'info' | 'warning' | 'neutral' | 'danger' | 'success';

interface SeriesLook {
  readonly id: string;
  readonly label: string;
  readonly tone?: ChartTone;
}

/** One value a category; null where there is none. */
export interface BarSeries extends SeriesLook {
  readonly values: readonly (number | null)[];
}

/** A value at a place on the axis, which may be a time in milliseconds; null breaks the line. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number | null;
}

/** Points in any order, with gaps of any size; of two at one place the last counts. */
export interface LineSeries extends SeriesLook {
  readonly points: readonly ChartPoint[];
}

/** A place along the horizontal axis. */
export interface ChartStop {
  readonly key: string;
  readonly label: string;
  /** 0 at the start of the line, 1 at its end. */
  readonly share: number;
}

/** A series as every part of a chart knows it: one value a stop. */
export interface ChartSeries extends SeriesLook {
  readonly tone: ChartTone;
  /** Decides pattern, dash and mark, so that colour is never alone. */
  readonly look: number;
  readonly values: readonly (number | null)[];
}

/** What a chart, its legend, its tooltip and its table all draw from. */
export interface ChartData {
  readonly stops: readonly ChartStop[];
  readonly series: readonly ChartSeries[];
  /** Along the vertical axis, from the lowest up; the first and the last are its ends. */
  readonly ticks: readonly number[];
}
