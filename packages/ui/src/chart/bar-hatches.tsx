import { hatches, lookOf } from './series-looks.ts';
import type { ChartSeries } from './chart.types.ts';

/**
 * Returns the fill of a series' bars: a solid colour for the first series, a hatch pattern for the others.
 */
export const barFill = ({ look }: ChartSeries, id: string): string =>
  lookOf(hatches, look) ? `url(#${id}-${String(look)})` : 'currentColor';

/** The hatch patterns of the bars. Renders `<defs>`. */
export function BarHatches({ series, id }: { readonly series: readonly ChartSeries[]; readonly id: string }) {
  return (
    <defs>
      {series.map(({ id: name, look, tone }) => (
        <pattern
          key={name}
          id={`${id}-${String(look)}`}
          data-tone={tone}
          className="sb-chart-tone"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0h8v8H0z" className="sb-chart-tile" />
          <path d={lookOf(hatches, look) ?? ''} className="sb-chart-hatch" />
        </pattern>
      ))}
    </defs>
  );
}
