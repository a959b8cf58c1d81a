import { dashes, styleAt, marks } from './series-styles.ts';
import type { ChartSeries } from './chart.types.ts';

/**
 * A short piece of a line with its dashes and point symbol, for the legend and the tooltip. Renders an
 * `<svg>`.
 */
export function LineSwatch({ series: { styleIndex, tone } }: { readonly series: ChartSeries }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 16"
      data-tone={tone}
      className="sb-chart-swatch-line sb-chart-tone"
    >
      <path d="M0 8h32" className="sb-chart-line" strokeDasharray={styleAt(dashes, styleIndex)} />
      <path d={styleAt(marks, styleIndex)} transform="translate(16 8)" className="sb-chart-mark" />
    </svg>
  );
}
