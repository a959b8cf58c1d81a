import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ReceiptIcon } from '../../icon/receipt-icon.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { DataTable } from '../data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import { createOrders } from './orders.ts';
import type { Order } from './orders.ts';

const noOrders: readonly Order[] = [];
const orders = createOrders(4);
const tableProps = { caption: 'Orders', columns: orderColumns, rowKey: ({ id }: Order) => id } as const;

/** Skeleton rows during the first load. */
export const DataTableLoading = () => <DataTable {...tableProps} rows={noOrders} loading />;

/** An empty result that suggests what to do next. */
export const DataTableEmpty = () => (
  <DataTable
    {...tableProps}
    rows={noOrders}
    empty={
      <EmptyState
        titleAs="p"
        icon={<ReceiptIcon size={32} />}
        title="No orders on these days"
        description="Choose other days, or search by the customer's phone."
      >
        <Button variant="secondary">Clear the filters</Button>
      </EmptyState>
    }
  />
);

/** A failed load with a retry button. */
export function DataTableFailed() {
  const [hasFailed, setFailed] = useState(true);
  return (
    <DataTable
      {...tableProps}
      rows={hasFailed ? noOrders : orders}
      error={hasFailed && 'We could not load the orders.'}
      onRetry={() => {
        setFailed(false);
      }}
    />
  );
}
