import type { CSSProperties, ReactNode } from 'react';
import type { ChartWords } from './chart-words.ts';
import type { ChartSeries, ChartStop } from './chart.types.ts';

/** So that it stays inside where a chart has one or two wide places. */
const farthest = 0.12;

/** All values at one stop. It stands beside the marks and covers none of them. Hidden from screen readers. */
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
  /** Share of the width that its marks take to either side. */
  readonly reach: number;
  readonly series: readonly ChartSeries[];
  readonly active: number;
  readonly words: ChartWords;
  readonly swatch: (series: ChartSeries) => ReactNode;
}
