import { useState } from 'react';
import { cn } from '../internals/cn.ts';
import { dataTableLabels } from './data-table.labels.ts';
import { TableBar } from './table-bar.tsx';
import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableMessage } from './table-message.tsx';
import { useMeasured } from '../internals/use-measured.ts';
import { useTable } from './use-table.ts';
import type { DataTableProps } from './data-table.props.ts';

/** Container width in pixels below which the rows become cards. */
const minTableWidth = 600;

/**
 * Shows rows as a table, or as cards in a narrow container. Both layouts use the same column definitions, and
 * only one of them is rendered.
 *
 * Renders a `<div>` around a native `<table>` or a `<ul>`. Rows can be sorted, selected and opened. Above
 * `virtualAfter` rows, only the visible ones are rendered. Style it through `[data-layout]`, `[data-virtual]`
 * and `[data-loading]`.
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  total,
  sort,
  defaultSort,
  onSortChange,
  selectable = false,
  selected,
  defaultSelected,
  onSelectedChange,
  rowHref,
  onRowOpen,
  layout = 'auto',
  virtualAfter = 200,
  maxHeight,
  loading = false,
  loadingRows = 6,
  error,
  onRetry,
  empty,
  actions,
  loadMore,
  labels: labelOverrides,
  className,
  ...props
}: DataTableProps<Row>) {
  const labels = { ...dataTableLabels, ...labelOverrides };
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  // A width of 0 means that the frame has no layout yet.
  const isNarrow = useMeasured(
    frame,
    ({ clientWidth }) => clientWidth > 0 && clientWidth < minTableWidth,
    false,
  );
  const table = useTable({
    caption,
    columns,
    rows,
    rowKey,
    total,
    labels,
    selectable,
    sort,
    defaultSort,
    onSortChange,
    selected,
    defaultSelected,
    onSelectedChange,
    rowHref,
    onRowOpen,
  });
  const showsCards = layout === 'cards' || (layout === 'auto' && isNarrow);
  const skeletonCount = loading && rows.length === 0 ? loadingRows : 0;
  const isVirtual = rows.length > virtualAfter;
  const Layout = showsCards ? TableCards : TableGrid;

  return (
    <div
      {...props}
      data-slot="data-table"
      data-layout={showsCards ? 'cards' : 'table'}
      data-virtual={isVirtual ? '' : undefined}
      data-loading={loading ? '' : undefined}
      className={cn('sb-table', className)}
    >
      <TableBar
        {...{ table, captionHidden, loading, actions }}
        hasFailed={Boolean(error)}
        hasControls={showsCards && rows.length > 0}
      />
      <div ref={setFrame} data-slot="data-table-frame" className="sb-table-frame">
        <Layout {...{ table, skeletonCount, isVirtual, maxHeight, loadMore }} isBusy={loading} />
        <TableMessage {...{ error, onRetry, empty, labels }} isEmpty={rows.length === 0 && !loading} />
      </div>
    </div>
  );
}
