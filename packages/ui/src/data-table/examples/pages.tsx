import { useState } from 'react';
import { LoadMore } from '../../pagination/load-more.tsx';
import { DataTable } from '../data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import { ordersOf } from './orders.ts';

const orders = ordersOf(15);
const page = 5;

/** Loads rows page by page and shows the total count. */
export function DataTablePages() {
  const [shown, setShown] = useState(page);
  return (
    <DataTable
      caption="Orders"
      columns={orderColumns}
      rows={orders.slice(0, shown)}
      rowKey={({ id }) => id}
      total={orders.length}
      more={
        shown < orders.length && (
          <LoadMore
            onLoadMore={() => {
              setShown(shown + page);
            }}
          />
        )
      }
    />
  );
}
