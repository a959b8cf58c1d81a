import { hatches, styleAt } from './series-styles.ts';
import type { ChartSeries } from './chart.types.ts';

/**
 * Returns the fill of a series' bars: a solid colour for the first series, a hatch pattern for the others.
 */
export const barFill = ({ styleIndex }: ChartSeries, id: string): string =>
  styleAt(hatches, styleIndex) ? `url(#${id}-${String(styleIndex)})` : 'currentColor';

/** The hatch patterns of the bars. Renders `<defs>`. */
export function BarHatches({ series, id }: { readonly series: readonly ChartSeries[]; readonly id: string }) {
  return (
    <defs>
      {series.map(({ id: name, styleIndex, tone }) => (
        <pattern
          key={name}
          id={`${id}-${String(styleIndex)}`}
          data-tone={tone}
          className="sb-chart-tone"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0h8v8H0z" className="sb-chart-tile" />
          <path d={styleAt(hatches, styleIndex) ?? ''} className="sb-chart-hatch" />
        </pattern>
      ))}
    </defs>
  );
}
