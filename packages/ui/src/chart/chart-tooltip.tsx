import type { CSSProperties, ReactNode } from 'react';
import type { ChartOptions } from './chart-options.ts';
import type { ChartSeries, ChartStop } from './chart.types.ts';

/** Upper limit of `markHalfWidth`. Keeps the tooltip inside a chart with only one or two categories. */
const maxMarkHalfWidth = 0.12;

/**
 * All values at the cursor, placed beside the bars or points. Hidden from screen readers. Renders a `<div>`.
 */
export function ChartTooltip({
  stop,
  markHalfWidth,
  series,
  activeIndex,
  options,
  renderSwatch,
}: ChartTooltipProps) {
  const positionStyle: CSSProperties & Record<`--sb-chart-${'at' | 'reach'}`, number> = {
    '--sb-chart-at': stop.position,
    '--sb-chart-reach': Math.min(markHalfWidth, maxMarkHalfWidth),
  };
  return (
    <div
      aria-hidden="true"
      data-slot="chart-tooltip"
      data-side={stop.position > 0.5 ? 'start' : 'end'}
      className="sb-chart-tooltip"
      style={positionStyle}
    >
      <span className="sb-chart-tooltip-title">{stop.label}</span>
      {series.map((chartSeries) => {
        const value = chartSeries.values[activeIndex] ?? null;
        return (
          value !== null && (
            <span key={chartSeries.id} className="sb-chart-tooltip-line">
              {renderSwatch(chartSeries)}
              <span>{chartSeries.label}</span>
              <span className="sb-chart-tooltip-value">
                <bdi>{options.format(value)}</bdi>
              </span>
            </span>
          )
        );
      })}
    </div>
  );
}

interface ChartTooltipProps {
  readonly stop: ChartStop;
  /** Half the width of a category, as a fraction of the plot width. 0 in a line chart. */
  readonly markHalfWidth: number;
  readonly series: readonly ChartSeries[];
  readonly activeIndex: number;
  readonly options: ChartOptions;
  readonly renderSwatch: (series: ChartSeries) => ReactNode;
}
