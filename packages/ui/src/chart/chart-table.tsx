import type { ChartOptions } from './chart-options.ts';
import type { ChartData } from './chart.types.ts';

/** The values of the chart as a table, with untruncated labels. Renders a `<table>`. */
export function ChartTable({ data: { stops, series }, options, missing }: ChartTableProps) {
  return (
    <table data-slot="chart-table" className="sb-chart-table">
      <caption className="sr-only">{options.title}</caption>
      <thead>
        <tr>
          <th scope="col">{options.xLabel}</th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stops.map(({ key, label }, stopIndex) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {series.map(({ id, values }) => {
              const value = values[stopIndex] ?? null;
              return (
                <td key={id}>
                  <bdi>{value === null ? missing : options.format(value)}</bdi>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChartTableProps {
  readonly data: ChartData;
  readonly options: ChartOptions;
  readonly missing: string;
}
