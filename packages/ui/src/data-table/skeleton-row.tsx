import { Skeleton } from '../skeleton/index.ts';
import type { TableModel } from './use-table.ts';

/** Different widths make the skeleton lines look like text. */
const lineWidths = ['70%', '45%', '85%', '60%', '35%'] as const;

/** Placeholder for a row that is loading. Renders a `<tr>` hidden from screen readers. */
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
      {table.columns.map(({ id, align = 'start' }, columnIndex) => (
        <td key={id} data-align={align}>
          <Skeleton style={{ inlineSize: lineWidths[(line + columnIndex * 2) % lineWidths.length] }} />
        </td>
      ))}
    </tr>
  );
}
