import type { CSSProperties, ReactNode } from 'react';
import type { ChartWords } from './chart-words.ts';
import type { ChartSeries, ChartStop } from './chart.types.ts';

/** All values at one stop. It moves along and never leaves the chart. Hidden from screen readers. */
export function ChartTooltip({ stop, series, active, words, swatch }: ChartTooltipProps) {
  const place: CSSProperties & Record<'--sb-chart-at', number> = { '--sb-chart-at': stop.share };
  return (
    <div aria-hidden="true" data-slot="chart-tooltip" className="sb-chart-tooltip" style={place}>
      <span className="sb-chart-tooltip-title">{stop.label}</span>
      {series.map((each) => {
        const value = each.values[active] ?? null;
        return (
          value !== null && (
            <span key={each.id} className="sb-chart-tooltip-line">
              {swatch(each)}
              <span>{each.label}</span>
              <span className="sb-chart-tooltip-value">{words.format(value)}</span>
            </span>
          )
        );
      })}
    </div>
  );
}

interface ChartTooltipProps {
  readonly stop: ChartStop;
  readonly series: readonly ChartSeries[];
  readonly active: number;
  readonly words: ChartWords;
  readonly swatch: (series: ChartSeries) => ReactNode;
}
