import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { $flags } from '@saddlebag/domain/flags';
import {
  $hasNextPage,
  $isLoading,
  $now,
  $view,
  historyColumns,
  historyQueryOf,
  historyRetried,
  nextPageRequested,
} from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { DataTable } from '@saddlebag/ui/data-table';
import { LoadMore } from '@saddlebag/ui/pagination';
import { paths } from '../../../paths.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { ExportProgress } from '../export/export-progress.tsx';
import { $state, $tableOrders, orderOpened, sortChanged } from '../model.ts';
import { ColumnPicker } from './column-picker.tsx';
import { LoadingFailure } from './loading-failure.tsx';
import { NoOrders } from './no-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { tableLabels } from './table-labels.ts';
import './order-table.css';

const keyOf = ({ id }: Order) => id;

/** The orders as a table, or as cards on a phone. */
export function OrderTable({ vendorId }: { vendorId: string }) {
  const t = useT();
  const format = useFormat();
  const [state, orders, view, hasMore, isLoading] = useUnit([
    $state,
    $tableOrders,
    $view,
    $hasNextPage,
    $isLoading,
  ]);
  const [{ timeZone, currency }, flags, now] = useUnit([$market, $flags, $now]);
  const [open, sort, retry, loadMore] = useUnit([
    orderOpened,
    sortChanged,
    historyRetried,
    nextPageRequested,
  ]);
  const columns = useMemo(
    () => orderColumns(state.columns, { t, flags, format, timeZone, currency, now }),
    [state.columns, t, flags, format, timeZone, currency, now],
  );

  return (
    <DataTable
      className="history-table"
      caption={t('history.table')}
      captionHidden
      columns={columns}
      rows={orders}
      rowKey={keyOf}
      rowHref={({ id }) => paths.history(vendorId, { ...historyQueryOf(state), order_id: id })}
      onRowOpen={({ id }) => {
        open(id);
      }}
      sort={state.sort}
      onSortChange={(next) => {
        const column = historyColumns.find((id) => id === next?.id);
        sort(next && column ? { id: column, direction: next.direction } : null);
      }}
      loading={view === 'loading'}
      error={view === 'failed' && <LoadingFailure />}
      onRetry={() => {
        retry();
      }}
      empty={<NoOrders />}
      actions={
        <>
          <ExportProgress />
          <ColumnPicker />
          <ExportMenu />
        </>
      }
      loadMore={
        view === 'ready' &&
        hasMore && (
          <LoadMore
            loading={isLoading}
            onLoadMore={() => loadMore()}
            labels={{ more: t('history.more'), loading: t('history.loading-more') }}
          />
        )
      }
      labels={tableLabels(t, hasMore)}
    />
  );
}
