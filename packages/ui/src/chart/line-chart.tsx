import { useMemo } from 'react';
import { lineData } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { LineMarks } from './line-marks.tsx';
import { LineSwatch } from './line-swatch.tsx';
import type { ChartFrameProps } from './chart-frame.tsx';
import type { ChartOptions } from './chart-options.ts';
import type { LineSeries } from './chart.types.ts';

/**
 * Shows how values change, usually over time. Points are spaced in proportion to `x`, and a null breaks the
 * line. Supports up to five series, which differ in colour, dashes and point symbols.
 *
 * Renders a `<figure>` with a drawing and a `<table>` of the same values.
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
  const options = { title, description, value, xLabel, format, formatTick, height, labels };
  return (
    <ChartFrame
      {...props}
      data={data}
      options={options}
      inset={28}
      labelWidth={72}
      renderSwatch={(chartSeries) => <LineSwatch series={chartSeries} />}
      renderMarks={(plotData, geometry) => <LineMarks data={plotData} geometry={geometry} lines={series} />}
    />
  );
}

export interface LineChartProps
  extends
    Omit<ChartFrameProps, 'data' | 'options' | 'renderSwatch' | 'renderMarks' | 'inset' | 'labelWidth'>,
    ChartOptions {
  readonly series: readonly LineSeries[];
  /** Formats an `x` value, such as a day. Pass a stable function: a new one recomputes the chart. */
  readonly formatX: (x: number) => string;
  /** Starts the vertical axis at zero instead of at the lowest value. */
  readonly fromZero?: boolean;
}
