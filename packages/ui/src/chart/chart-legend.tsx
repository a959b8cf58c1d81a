import type { ReactNode } from 'react';
import type { ChartSeries } from './chart.types.ts';

/** The legend, with one swatch and label per series. Renders a `<ul>`. */
export function ChartLegend({ series, swatch }: ChartLegendProps) {
  return (
    <ul aria-hidden="true" data-slot="chart-legend" className="sb-chart-legend">
      {series.map((each) => (
        <li key={each.id}>
          {swatch(each)}
          {each.label}
        </li>
      ))}
    </ul>
  );
}

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly swatch: (series: ChartSeries) => ReactNode;
}
