import { DataTable } from '../data-table.tsx';
import type { TableColumn } from '../data-table.types.ts';

interface Outlet {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly orders: number;
}

const outlets: readonly Outlet[] = [
  {
    id: 'v-201',
    name: 'Biryani Ghor, the one behind the old cinema, Lotus Avenue',
    address: 'House 14, Road 7, third floor above the pharmacy, Dhanmondi Residential Area, Dhaka 1205',
    orders: 1204,
  },
  { id: 'v-202', name: 'Donaudampfschifffahrtsgesellschaftskantine', address: 'Banani', orders: 7 },
  { id: 'v-203', name: 'واحة', address: 'شارع الملك فيصل، المنامة', orders: 88 },
];

const columns: readonly TableColumn<Outlet>[] = [
  { id: 'name', header: 'Outlet', cell: ({ name }) => <bdi>{name}</bdi>, width: '14rem' },
  { id: 'address', header: 'Collection point', cell: ({ address }) => <bdi>{address}</bdi>, width: '26rem' },
  {
    id: 'city',
    header: 'Area of delivery',
    cell: () => 'Everything within seven kilometres',
    width: '20rem',
  },
  {
    id: 'orders',
    header: 'Orders',
    align: 'end',
    sortable: true,
    compare: (a, b) => a.orders - b.orders,
    cell: ({ orders }) => orders.toLocaleString('en'),
    width: '8rem',
  },
];

/** Long names wrap. A table that is too wide scrolls sideways under its sticky first column. */
export const DataTableLongText = () => (
  <DataTable caption="Outlets" columns={columns} rows={outlets} rowKey={({ id }) => id} />
);
