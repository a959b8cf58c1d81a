import type { ChartWords } from './chart-words.ts';
import type { ChartData } from './chart.types.ts';

/** The values of the chart as a table, with untruncated labels. Renders a `<table>`. */
export function ChartTable({ data: { stops, series }, words, missing }: ChartTableProps) {
  return (
    <table data-slot="chart-table" className="sb-chart-table">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.xLabel}</th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stops.map(({ key, label }, at) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {series.map(({ id, values }) => {
              const value = values[at] ?? null;
              return (
                <td key={id}>
                  <bdi>{value === null ? missing : words.format(value)}</bdi>
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
  readonly words: ChartWords;
  readonly missing: string;
}
