import { Skeleton } from '../skeleton/index.ts';
import { TableCard } from './table-card.tsx';
import { useRowWindow } from '../internals/use-row-window.ts';
import type { TableLayoutProps } from './table-layout.types.ts';

/** The rows as a list of cards. Renders a `<ul>` named by the caption. */
export function TableCards<Row>({
  table,
  skeletonCount,
  isVirtual,
  maxHeight,
  isBusy,
  loadMore,
}: TableLayoutProps<Row>) {
  const { rows, keys, total, id } = table;
  const { ref, rowsAndGaps, rowHeight } = useRowWindow<HTMLUListElement>(rows.length, isVirtual);
  const setSize = isVirtual || total !== undefined ? (total ?? rows.length) : undefined;
  return (
    <div data-slot="data-table-scroller" className="sb-table-scroller" style={{ maxBlockSize: maxHeight }}>
      <ul
        ref={ref}
        aria-labelledby={`${id}-caption`}
        aria-busy={isBusy || undefined}
        data-slot="data-table-cards"
        className="sb-table-cards"
      >
        {rowsAndGaps.map((rowOrGap) => {
          if ('rows' in rowOrGap) {
            const gapStyle = { blockSize: rowOrGap.rows * rowHeight };
            return (
              <li
                key={`gap ${String(rowOrGap.gapBefore)}`}
                aria-hidden="true"
                data-slot="data-table-gap"
                style={gapStyle}
              />
            );
          }
          const { index } = rowOrGap;
          const row = rows[index];
          if (row === undefined) return null;
          return <TableCard key={keys[index]} {...{ table, row, index, setSize }} />;
        })}
        {Array.from({ length: skeletonCount }, (_, line) => (
          <li key={line} aria-hidden="true" data-slot="data-table-skeleton" className="sb-table-card">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-5/6" />
            <Skeleton className="w-2/3" />
          </li>
        ))}
      </ul>
      {loadMore}
    </div>
  );
}
