import { useState } from 'react';
import { LoadMore } from '../../pagination/load-more.tsx';
import { DataTable } from '../data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import { createOrders } from './orders.ts';

const orders = createOrders(15);
const pageSize = 5;

/** Loads rows page by page and shows the total count. */
export function DataTablePages() {
  const [shownCount, setShownCount] = useState(pageSize);
  return (
    <DataTable
      caption="Orders"
      columns={orderColumns}
      rows={orders.slice(0, shownCount)}
      rowKey={({ id }) => id}
      total={orders.length}
      loadMore={
        shownCount < orders.length && (
          <LoadMore
            onLoadMore={() => {
              setShownCount(shownCount + pageSize);
            }}
          />
        )
      }
    />
  );
}
