import { useState } from 'react';
import { useMeasured } from '../internals/use-measured.ts';
import { ChartAxes } from './chart-axes.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { axisShare } from './value-axis.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import type { ReactNode } from 'react';
import type { ChartWords } from './chart-words.ts';
import type { ChartLabels } from './chart.labels.ts';
import type { ChartData, ChartSeries } from './chart.types.ts';

/**
 * The drawing with its axes. Its single tab stop is a slider whose value is the active stop. Screen readers
 * announce the stop while the arrow keys move it. The table has the same values.
 */
export function ChartPlot({
  data,
  words,
  labels,
  titleId,
  swatch,
  marks,
  inset,
  labelRoom,
  height,
}: ChartPlotProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const width = useMeasured(element, ({ clientWidth }) => clientWidth, 0) || 640;
  const tall = useMeasured(element, ({ clientHeight }) => clientHeight, 0) || 240;
  const margin = inset / width;
  const { active, ...cursor } = useChartCursor(data.stops, margin);
  const along = (share: number) => margin + share * (1 - 2 * margin);
  const stops = data.stops.map((stop) => ({ ...stop, share: along(stop.share) }));
  const drawn = { ...data, stops };
  const stop = stops[Math.max(active, 0)];
  const spoken = data.series
    .flatMap(({ label, values }) => {
      const value = values[Math.max(active, 0)] ?? null;
      return value === null ? [] : [`${label} ${words.format(value)}`];
    })
    .join(', ');
  // Without an inset, each mark fills its slot, so the tooltip starts half a slot away from the stop.
  const reach = inset === 0 ? 0.5 / data.stops.length : 0;
  const zero = axisShare(0, data.ticks);

  return (
    <div data-slot="chart-plot" className="sb-chart-plot" style={{ blockSize: height }}>
      <ChartAxes {...{ data: drawn, words, labelRoom: labelRoom / width }}>
        <div
          ref={setElement}
          role="slider"
          tabIndex={0}
          aria-labelledby={titleId}
          aria-describedby={`${titleId}-hint`}
          aria-valuemin={0}
          aria-valuemax={data.stops.length - 1}
          aria-valuenow={Math.max(active, 0)}
          aria-valuetext={`${stop?.label ?? ''}: ${spoken || labels.missing}`}
          data-slot="chart-cursor"
          className="sb-chart-ground"
          {...cursor}
        >
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${String(width)} ${String(tall)}`}
            preserveAspectRatio="none"
            className="sb-chart-marks"
          >
            {marks(drawn, { width, height: tall, active })}
            {zero > 0 && zero < 1 && (
              <path className="sb-chart-zero" d={`M0 ${String(tall * (1 - zero))}H${String(width)}`} />
            )}
          </svg>
          {active >= 0 && stop && (
            <ChartTooltip {...{ stop, reach, active, words, swatch }} series={data.series} />
          )}
        </div>
      </ChartAxes>
      <span id={`${titleId}-hint`} className="sr-only">
        {labels.hint}
      </span>
    </div>
  );
}

/** Size of the plot in pixels, and the index of the active stop. The index is -1 if no stop is active. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly active: number;
}

export interface ChartPlotProps {
  readonly data: ChartData;
  readonly words: ChartWords;
  readonly labels: ChartLabels;
  readonly titleId: string;
  /** Renders the swatch of a series for the legend and the tooltip. */
  readonly swatch: (series: ChartSeries) => ReactNode;
  /** Renders the values into the `<svg>`. Stop positions are fractions of its width. */
  readonly marks: (data: ChartData, drawing: Drawing) => ReactNode;
  /** Horizontal padding in pixels for marks and labels at both ends. */
  readonly inset: number;
  /** Width in pixels reserved for each label below the axis. */
  readonly labelRoom: number;
  readonly height: string | undefined;
}
