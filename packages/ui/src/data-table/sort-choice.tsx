import { ChevronDownIcon } from '../icon/index.ts';
import type { SortDirection } from './data-table.types.ts';
import type { TableModel } from './use-table.ts';

const directions: readonly SortDirection[] = ['ascending', 'descending'];

/** Sort control for cards, which have no headers. Renders a native `<select>` with its label. */
export function SortChoice<Row>({ table }: { readonly table: TableModel<Row> }) {
  const { columns, labels, sort, setSort } = table;
  const sortOptions = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) => directions.map((direction) => ({ id, header, direction })));
  const selectedIndex = sortOptions.findIndex(
    ({ id, direction }) => id === sort?.id && direction === sort.direction,
  );
  return (
    <label data-slot="data-table-sort" className="sb-table-sort">
      <span className="sr-only">{labels.sortBy}</span>
      <select
        value={selectedIndex}
        onChange={(event) => {
          const next = sortOptions[Number(event.currentTarget.value)];
          setSort(next ? { id: next.id, direction: next.direction } : null);
        }}
      >
        <option value={-1}>{labels.unsorted}</option>
        {sortOptions.map(({ id, header, direction }, index) => (
          <option key={`${id} ${direction}`} value={index}>
            {labels.sortOption(header, direction)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </label>
  );
}
