import { useState } from 'react';
import { SelectAll } from './select-all.tsx';
import { HeaderCell } from './header-cell.tsx';
import { SkeletonRow } from './skeleton-row.tsx';
import { TableRow } from './table-row.tsx';
import { useMeasured } from '../internals/use-measured.ts';
import { useRowWindow } from '../internals/use-row-window.ts';
import type { TableLayoutProps } from './table-layout.types.ts';

const hasOverflow = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;

/** True if columns are hidden beyond the end of the scroller. `scrollLeft` is negative from right to left. */
const hasHiddenColumns = ({ scrollWidth, clientWidth, scrollLeft }: HTMLElement) =>
  scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;

/** The table in a scroll container, which is focusable while its content overflows. Renders a `<div>`. */
export function TableGrid<Row>({
  table,
  skeletonCount,
  isVirtual,
  maxHeight,
  isBusy,
  loadMore,
}: TableLayoutProps<Row>) {
  const { id, caption, columns, rows, keys, selection, total } = table;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [isScrolledSideways, setScrolledSideways] = useState(false);
  const isScrollable = useMeasured(scroller, hasOverflow, false);
  // Measured again on each render. Scrolling renders only when it reaches or leaves the end.
  const hasMoreColumns = useMeasured(scroller, hasHiddenColumns, false);
  const [, setMoreColumns] = useState(false);
  const { ref, rowsAndGaps, rowHeight } = useRowWindow<HTMLTableSectionElement>(rows.length, isVirtual);
  const hasRowIndexes = isVirtual || (total ?? rows.length) > rows.length;
  const columnCount = columns.length + (selection ? 1 : 0);

  return (
    <div
      ref={setScroller}
      {...(isScrollable ? { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-caption` } : {})}
      data-slot="data-table-scroller"
      data-moved={isScrolledSideways ? '' : undefined}
      data-more={hasMoreColumns ? '' : undefined}
      className="sb-table-scroller"
      style={{ maxBlockSize: maxHeight }}
      onScroll={(event) => {
        setScrolledSideways(event.currentTarget.scrollLeft !== 0);
        setMoreColumns(hasHiddenColumns(event.currentTarget));
      }}
    >
      <table
        data-slot="data-table-table"
        aria-busy={isBusy || undefined}
        aria-rowcount={hasRowIndexes ? (total ?? rows.length) + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr aria-rowindex={hasRowIndexes ? 1 : undefined}>
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
          {rowsAndGaps.map((rowOrGap) => {
            if ('rows' in rowOrGap) {
              const spacer = <div style={{ blockSize: rowOrGap.rows * rowHeight }} />;
              return (
                <tr key={`gap ${String(rowOrGap.gapBefore)}`} aria-hidden="true" data-slot="data-table-gap">
                  <td colSpan={columnCount}>{spacer}</td>
                </tr>
              );
            }
            const { index } = rowOrGap;
            const row = rows[index];
            if (row === undefined) return null;
            return <TableRow key={keys[index]} {...{ table, row, index, hasRowIndexes }} />;
          })}
          {Array.from({ length: skeletonCount }, (_, line) => (
            <SkeletonRow key={line} table={table} line={line} />
          ))}
        </tbody>
      </table>
      {loadMore}
    </div>
  );
}
