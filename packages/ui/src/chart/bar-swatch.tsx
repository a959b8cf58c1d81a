import { barFill } from './bar-hatches.tsx';
import type { ChartSeries } from './chart.types.ts';

/** A small sample bar for the legend and the tooltip. Renders an `<svg>`. */
export function BarSwatch({ series, hatchId }: { readonly series: ChartSeries; readonly hatchId: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      data-tone={series.tone}
      className="sb-chart-swatch sb-chart-tone"
    >
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="3"
        className="sb-chart-bar"
        fill={barFill(series, hatchId)}
      />
    </svg>
  );
}
