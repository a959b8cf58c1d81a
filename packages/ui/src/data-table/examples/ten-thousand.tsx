import { DataTable } from '../data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import { createOrders } from './orders.ts';
import type { TableLayout } from '../data-table.types.ts';

const orders = createOrders(10_000);

/** Ten thousand rows, of which only the visible ones are rendered. */
export function DataTableTenThousand({ layout = 'auto' }: { readonly layout?: TableLayout }) {
  return (
    <DataTable
      caption="All orders"
      columns={orderColumns}
      rows={orders}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `#order_id=${id}`}
      selectable
      layout={layout}
      maxHeight="32rem"
    />
  );
}
