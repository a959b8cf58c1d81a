import { useState } from 'react';
import { DataGrid } from '../data-grid.tsx';
import type { GridBlock, GridColumn, GridProblem } from '../data-grid.types.ts';

interface Customer {
  readonly id: string;
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface CustomerProblem extends GridProblem {
  readonly text: string;
}

const columns: readonly GridColumn[] = [
  { id: 'name', header: 'Customer', width: '12rem' },
  { id: 'phone', header: 'Phone', width: '11rem' },
  { id: 'address', header: 'Address', width: '18rem' },
  { id: 'amount', header: 'Amount', width: '8rem', align: 'end' },
];

const phoneProblems: readonly CustomerProblem[] = [
  { column: 'phone', severity: 'error', text: 'Enter 11 digits' },
];
const amountProblems: readonly CustomerProblem[] = [
  { column: 'amount', severity: 'warning', text: 'A high amount' },
];

const createCustomers = (count: number): readonly Customer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `customer-${index}`,
    number: index + 2,
    cells: {
      name: `Customer ${index + 1}`,
      phone: index === 1 ? '01711' : `0171122${String(index).padStart(4, '0')}`,
      address: `House ${index + 1}, Road 11, Banani, Dhaka`,
      amount: index === 2 ? '90000' : String(100 + index),
    },
  }));

const rowKey = ({ id }: Customer) => id;
const rowNumber = ({ number }: Customer) => number;
const cellText = ({ cells }: Customer, column: string) => cells[column] ?? '';
const problemText = ({ text }: CustomerProblem) => text;
const problemsOf = ({ cells }: Customer) => {
  if (cells['phone']?.length !== 11) return phoneProblems;
  return Number(cells['amount']) > 10_000 ? amountProblems : undefined;
};

/** Customers whose cells can be edited, filled down, cleared and pasted over. */
export function DataGridCustomers({
  count = 5,
  maxHeight,
}: {
  readonly count?: number;
  readonly maxHeight?: string;
}) {
  const [rows, setRows] = useState(() => createCustomers(count));
  const change = ({ rows: keys, columns: ids }: GridBlock, textOf: (column: string) => string) => {
    setRows((previous) =>
      previous.map((row) =>
        keys.includes(row.id)
          ? { ...row, cells: { ...row.cells, ...Object.fromEntries(ids.map((id) => [id, textOf(id)])) } }
          : row,
      ),
    );
  };
  return (
    <DataGrid
      label="Customers"
      {...{ columns, rows, rowKey, rowNumber, cellText, problemsOf, problemText, maxHeight }}
      onCellEdit={(row, column, text) => {
        change({ rows: [row], columns: [column] }, () => text);
      }}
      onFillDown={(block) => {
        const source = rows.find(({ id }) => id === block.rows[0]);
        if (source) change(block, (column) => cellText(source, column));
      }}
      onClear={(block) => {
        change(block, () => '');
      }}
      onPaste={(block, text) => {
        change(block, () => text);
      }}
      copyText={(block) =>
        rows
          .filter(({ id }) => block.rows.includes(id))
          .map((row) => block.columns.map((column) => cellText(row, column)).join('\t'))
          .join('\n')
      }
      empty={<p className="p-4">No customers</p>}
    />
  );
}
