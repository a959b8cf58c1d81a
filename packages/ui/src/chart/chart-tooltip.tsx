import type { CSSProperties, ReactNode } from 'react';
import type { ChartWords } from './chart-words.ts';
import type { ChartSeries, ChartStop } from './chart.types.ts';

/** Upper limit of `markHalfWidth`. Keeps the tooltip inside a chart with only one or two wide slots. */
const farthest = 0.12;

/** All values at one stop, placed beside the marks. Hidden from screen readers. Renders a `<div>`. */
export function ChartTooltip({ stop, reach, series, active, words, swatch }: ChartTooltipProps) {
  const place: CSSProperties & Record<`--sb-chart-${'at' | 'reach'}`, number> = {
    '--sb-chart-at': stop.share,
    '--sb-chart-reach': Math.min(reach, farthest),
  };
  return (
    <div
      aria-hidden="true"
      data-slot="chart-tooltip"
      data-side={stop.share > 0.5 ? 'start' : 'end'}
      className="sb-chart-tooltip"
      style={place}
    >
      <span className="sb-chart-tooltip-title">{stop.label}</span>
      {series.map((each) => {
        const value = each.values[active] ?? null;
        return (
          value !== null && (
            <span key={each.id} className="sb-chart-tooltip-line">
              {swatch(each)}
              <span>{each.label}</span>
              <span className="sb-chart-tooltip-value">
                <bdi>{words.format(value)}</bdi>
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
  /** Half the width of the stop's marks, as a fraction of the plot width. */
  readonly reach: number;
  readonly series: readonly ChartSeries[];
  readonly active: number;
  readonly words: ChartWords;
  readonly swatch: (series: ChartSeries) => ReactNode;
}
