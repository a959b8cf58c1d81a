import type { ReactNode } from 'react';
import type { ChartSeries } from './chart.types.ts';

/** The legend, with one swatch and label per series. Renders a `<ul>`. */
export function ChartLegend({ series, renderSwatch }: ChartLegendProps) {
  return (
    <ul aria-hidden="true" data-slot="chart-legend" className="sb-chart-legend">
      {series.map((chartSeries) => (
        <li key={chartSeries.id}>
          {renderSwatch(chartSeries)}
          {chartSeries.label}
        </li>
      ))}
    </ul>
  );
}

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly renderSwatch: (series: ChartSeries) => ReactNode;
}
