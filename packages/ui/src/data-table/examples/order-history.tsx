import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { DataTable } from '../data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import { createOrders } from './orders.ts';
import type { TableLayout } from '../data-table.types.ts';

const orders = createOrders(12);

/** Order history with row links, three sortable columns and row selection. */
export function DataTableOrderHistory({ layout = 'auto' }: { readonly layout?: TableLayout }) {
  const [openedId, setOpenedId] = useState('');
  return (
    <>
      <DataTable
        caption="Orders"
        columns={orderColumns}
        rows={orders}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#order_id=${id}`}
        onRowOpen={({ id }) => {
          setOpenedId(id);
        }}
        defaultSort={{ id: 'created', direction: 'descending' }}
        selectable
        layout={layout}
        actions={
          <Button variant="secondary" size="sm">
            Download
          </Button>
        }
      />
      <p role="status" className="sr-only">
        {openedId && `Opened ${openedId}`}
      </p>
    </>
  );
}
