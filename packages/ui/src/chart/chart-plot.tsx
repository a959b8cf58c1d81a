import { useState } from 'react';
import { useMeasured } from '../internals/use-measured.ts';
import { ChartAxes } from './chart-axes.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { axisPosition } from './value-axis.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import type { ReactNode } from 'react';
import type { ChartOptions } from './chart-options.ts';
import type { ChartLabels } from './chart.labels.ts';
import type { ChartData, ChartSeries } from './chart.types.ts';

/**
 * The drawing with its axes. The arrow keys move a slider along the horizontal axis. Screen readers announce
 * the values at each position. The table has the same values.
 */
export function ChartPlot({
  data,
  options,
  labels,
  titleId,
  renderSwatch,
  renderMarks,
  inset,
  labelWidth,
  height,
}: ChartPlotProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const plotWidth = useMeasured(element, ({ clientWidth }) => clientWidth, 0) || 640;
  const plotHeight = useMeasured(element, ({ clientHeight }) => clientHeight, 0) || 240;
  const margin = inset / plotWidth;
  const { activeIndex, ...cursor } = useChartCursor(data.stops, margin);
  const toInsetPosition = (position: number) => margin + position * (1 - 2 * margin);
  const stops = data.stops.map((stop) => ({ ...stop, position: toInsetPosition(stop.position) }));
  const insetData = { ...data, stops };
  const stop = stops[Math.max(activeIndex, 0)];
  const valueText = data.series
    .flatMap(({ label, values }) => {
      const value = values[Math.max(activeIndex, 0)] ?? null;
      return value === null ? [] : [`${label} ${options.format(value)}`];
    })
    .join(', ');
  // Only bar charts have no inset. Their tooltip starts half the width of a category away from the stop.
  const markHalfWidth = inset === 0 ? 0.5 / data.stops.length : 0;
  const zeroPosition = axisPosition(0, data.ticks);

  return (
    <div data-slot="chart-plot" className="sb-chart-plot" style={{ blockSize: height }}>
      <ChartAxes {...{ data: insetData, options, labelWidth: labelWidth / plotWidth }}>
        <div
          ref={setElement}
          role="slider"
          tabIndex={0}
          aria-labelledby={titleId}
          aria-describedby={`${titleId}-hint`}
          aria-valuemin={0}
          aria-valuemax={data.stops.length - 1}
          aria-valuenow={Math.max(activeIndex, 0)}
          aria-valuetext={`${stop?.label ?? ''}: ${valueText || labels.missing}`}
          data-slot="chart-cursor"
          className="sb-chart-ground"
          {...cursor}
        >
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${String(plotWidth)} ${String(plotHeight)}`}
            preserveAspectRatio="none"
            className="sb-chart-marks"
          >
            {renderMarks(insetData, { width: plotWidth, height: plotHeight, activeIndex })}
            {zeroPosition > 0 && zeroPosition < 1 && (
              <path
                className="sb-chart-zero"
                d={`M0 ${String(plotHeight * (1 - zeroPosition))}H${String(plotWidth)}`}
              />
            )}
          </svg>
          {activeIndex >= 0 && stop && (
            <ChartTooltip
              {...{ stop, markHalfWidth, activeIndex, options, renderSwatch }}
              series={data.series}
            />
          )}
        </div>
      </ChartAxes>
      <span id={`${titleId}-hint`} className="sr-only">
        {labels.hint}
      </span>
    </div>
  );
}

/**
 * Size of the plot in pixels, and the index of the stop under the cursor. The index is -1 without a cursor.
 */
export interface PlotGeometry {
  readonly width: number;
  readonly height: number;
  readonly activeIndex: number;
}

export interface ChartPlotProps {
  readonly data: ChartData;
  readonly options: ChartOptions;
  readonly labels: ChartLabels;
  readonly titleId: string;
  /** Renders the swatch of a series for the legend and the tooltip. */
  readonly renderSwatch: (series: ChartSeries) => ReactNode;
  /** Renders the values into the `<svg>`. Stop positions are fractions of its width. */
  readonly renderMarks: (data: ChartData, geometry: PlotGeometry) => ReactNode;
  /** Horizontal padding in pixels for point symbols and labels at both ends. */
  readonly inset: number;
  /** Width in pixels reserved for each label below the axis. */
  readonly labelWidth: number;
  readonly height: string | undefined;
}
