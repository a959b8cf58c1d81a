import { useId, useMemo } from 'react';
import { BarHatches } from './bar-hatches.tsx';
import { BarMarks } from './bar-marks.tsx';
import { BarSwatch } from './bar-swatch.tsx';
import { barData } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartFrameProps } from './chart-frame.tsx';
import type { ChartOptions } from './chart-options.ts';
import type { BarSeries } from './chart.types.ts';

/**
 * Compares values across categories, such as orders per day or per outlet. Supports up to five series, which
 * differ in colour and hatching.
 *
 * Renders a `<figure>` with a drawing and a `<table>` of the same values. Long category names are truncated
 * below the axis. The tooltip and the table show them in full.
 */
export function BarChart({
  title,
  description,
  value,
  xLabel,
  categories,
  series,
  format,
  formatTick,
  height = '15rem',
  labels,
  ...props
}: BarChartProps) {
  const id = useId();
  const data = useMemo(() => barData(categories, series), [categories, series]);
  const options = { title, description, value, xLabel, format, formatTick, height, labels };
  return (
    <ChartFrame
      {...props}
      data={data}
      options={options}
      inset={0}
      labelWidth={64}
      renderSwatch={(chartSeries) => <BarSwatch series={chartSeries} hatchId={id} />}
      renderMarks={(plotData, geometry) => (
        <>
          <BarHatches series={plotData.series} id={id} />
          <BarMarks data={plotData} geometry={geometry} hatchId={id} />
        </>
      )}
    />
  );
}

export interface BarChartProps
  extends
    Omit<ChartFrameProps, 'data' | 'options' | 'renderSwatch' | 'renderMarks' | 'inset' | 'labelWidth'>,
    ChartOptions {
  readonly categories: readonly string[];
  readonly series: readonly BarSeries[];
}
