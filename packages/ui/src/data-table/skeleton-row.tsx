import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TableModel } from './use-table.ts';

/** So that the lines look like words and not like bars. */
const widths = ['70%', '45%', '85%', '60%', '35%'] as const;

/** The place of a row that is on its way. Renders a `<tr>` that screen readers skip. */
export function SkeletonRow<Row>({
  table,
  line,
}: {
  readonly table: TableModel<Row>;
  readonly line: number;
}) {
  return (
    <tr aria-hidden="true" data-slot="data-table-skeleton">
      {table.selection && (
        <td data-select="">
          <Skeleton />
        </td>
      )}
      {table.columns.map(({ id, align = 'start' }, at) => (
        <td key={id} data-align={align}>
          <Skeleton style={{ inlineSize: widths[(line + at * 2) % widths.length] }} />
        </td>
      ))}
    </tr>
  );
}
