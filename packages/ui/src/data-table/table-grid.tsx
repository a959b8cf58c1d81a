import { useState } from 'react';
import { SelectAll } from './select-all.tsx';
import { HeaderCell } from './header-cell.tsx';
import { SkeletonRow } from './skeleton-row.tsx';
import { TableRow } from './table-row.tsx';
import { useMeasured } from '../internals/use-measured.ts';
import { useRowWindow } from './use-row-window.ts';
import type { TableLayoutProps } from './table-layout.types.ts';

const overflows = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;

/** The table in a scroll container, which is focusable if its content overflows. Renders a `<div>`. */
export function TableGrid<Row>({
  table,
  skeletons,
  isVirtual,
  maxHeight,
  busy,
  more,
}: TableLayoutProps<Row>) {
  const { id, caption, columns, rows, keys, selection, total } = table;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const scrolls = useMeasured(scroller, overflows, false);
  const { ref, stretches, rowHeight } = useRowWindow<HTMLTableSectionElement>(rows.length, isVirtual);
  const isCounted = isVirtual || (total ?? rows.length) > rows.length;
  const width = columns.length + (selection ? 1 : 0);

  return (
    <div
      ref={setScroller}
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-caption` } : {})}
      data-slot="data-table-scroller"
      data-moved={hasMoved ? '' : undefined}
      className="sb-table-scroller"
      style={{ maxBlockSize: maxHeight }}
      onScroll={(event) => {
        setMoved(event.currentTarget.scrollLeft !== 0);
      }}
    >
      <table
        data-slot="data-table-table"
        aria-busy={busy || undefined}
        aria-rowcount={isCounted ? (total ?? rows.length) + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr aria-rowindex={isCounted ? 1 : undefined}>
            {selection && (
              <th scope="col" data-select="">
                <SelectAll table={table} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} table={table} column={column} />
            ))}
          </tr>
        </thead>
        <tbody ref={ref}>
          {stretches.map((stretch) => {
            if ('rows' in stretch) {
              const room = <div style={{ blockSize: stretch.rows * rowHeight }} />;
              return (
                <tr key={`gap ${String(stretch.gapBefore)}`} aria-hidden="true" data-slot="data-table-gap">
                  <td colSpan={width}>{room}</td>
                </tr>
              );
            }
            const { index } = stretch;
            const row = rows[index];
            if (row === undefined) return null;
            return <TableRow key={keys[index]} {...{ table, row, index, isCounted }} />;
          })}
          {Array.from({ length: skeletons }, (_, line) => (
            <SkeletonRow key={line} table={table} line={line} />
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}
