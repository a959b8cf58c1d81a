import { useMemo } from 'react';
import { lineData } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { LineMarks } from './line-marks.tsx';
import { LineSwatch } from './line-swatch.tsx';
import type { ChartFrameProps } from './chart-frame.tsx';
import type { ChartWords } from './chart-words.ts';
import type { LineSeries } from './chart.types.ts';

/**
 * Shows how values went, most often over time. Places on the axis are as far apart as their numbers; a
 * null breaks the line. At most five series; they differ in colour, dashes and marks.
 *
 * Renders a `<figure>` with a drawing and the same values as a `<table>`.
 */
export function LineChart({
  title,
  description,
  value,
  xLabel,
  series,
  format,
  formatX,
  formatTick,
  fromZero = true,
  height = '15rem',
  labels,
  ...props
}: LineChartProps) {
  const data = useMemo(() => lineData(series, formatX, fromZero), [series, formatX, fromZero]);
  const words = { title, description, value, xLabel, format, formatTick, height, labels };
  return (
    <ChartFrame
      {...props}
      data={data}
      words={words}
      inset={28}
      labelRoom={72}
      swatch={(each) => <LineSwatch series={each} />}
      marks={(drawn, drawing) => <LineMarks data={drawn} drawing={drawing} lines={series} />}
    />
  );
}

export interface LineChartProps
  extends Omit<ChartFrameProps, 'data' | 'words' | 'swatch' | 'marks' | 'inset' | 'labelRoom'>, ChartWords {
  readonly series: readonly LineSeries[];
  /** Writes a place of the horizontal axis, such as a day. Keep it the same function between renders. */
  readonly formatX: (x: number) => string;
  /** The vertical axis begins at zero; without, at the lowest value. */
  readonly fromZero?: boolean;
}
