import { hatches, lookOf } from './series-looks.ts';
import type { ChartSeries } from './chart.types.ts';

/** How a bar of a series is filled: the first with its colour, the others hatched in theirs. */
export const barFill = ({ look }: ChartSeries, id: string): string =>
  lookOf(hatches, look) ? `url(#${id}-${String(look)})` : 'currentColor';

/** The tiles with which bars are hatched. Renders `<defs>`. */
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
