import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { orderColumns } from './examples/order-columns.tsx';
import { createOrders } from './examples/orders.ts';
import { LoadMore } from '../pagination/load-more.tsx';
import { DataTable } from './index.ts';
import type { Order } from './examples/orders.ts';
import type { DataTableProps } from './index.ts';

const orders = createOrders(5);
const tableProps = { caption: 'Orders', columns: orderColumns, rows: orders, rowKey: ({ id }: Order) => id };

function renderTable(props: Partial<DataTableProps<Order>> = {}) {
  const user = userEvent.setup();
  const view = render(<DataTable {...tableProps} {...props} />);
  return {
    user,
    rerender: (next: Partial<DataTableProps<Order>>) =>
      view.rerender(<DataTable {...tableProps} {...next} />),
  };
}
const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('DataTable', () => {
  describeConformance('DataTable', {
    slot: 'data-table',
    render: (props) => <DataTable {...tableProps} {...props} />,
  });

  it('names the table by its caption and the rows by their row headers', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    expect(rowNames()).toEqual(['y0ud-000005', 'y0ud-000004', 'y0ud-000003', 'y0ud-000002', 'y0ud-000001']);
    expect(screen.getByText('5 results').getAttribute('role')).toBe('status');
  });

  it('cycles through the sort orders of a header and keeps focus', async () => {
    const onSortChange = vi.fn();
    const { user } = renderTable({ onSortChange });
    const initialNames = rowNames();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Customer');

    await user.keyboard('{Enter}');
    expect(header('Customer').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText('Sorted by Customer, ascending')).toBeDefined();
    const ascendingNames = rowNames();
    expect(ascendingNames).not.toEqual(initialNames);

    await user.keyboard(' ');
    expect(header('Customer').getAttribute('aria-sort')).toBe('descending');
    expect(rowNames()).toEqual(ascendingNames.toReversed());

    await user.keyboard('{Enter}');
    expect(header('Customer').hasAttribute('aria-sort')).toBe(false);
    expect(rowNames()).toEqual(initialNames);
    expect(document.activeElement?.textContent).toBe('Customer');
    expect(onSortChange).toHaveBeenLastCalledWith(null);
  });

  it('reports a requested sort without sorting when controlled', async () => {
    const onSortChange = vi.fn();
    const { user } = renderTable({ sort: null, onSortChange });
    const initialNames = rowNames();
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ id: 'amount', direction: 'ascending' });
    expect(rowNames()).toEqual(initialNames);
  });

  it('selects single rows, a range with Shift, and all rows', async () => {
    const onSelectedChange = vi.fn<(selected: ReadonlySet<string>) => void>();
    const { user } = renderTable({ selectable: true, onSelectedChange });
    const all = checkbox('Select all');

    await user.click(checkbox('Select y0ud-000004'));
    expect(all.indeterminate).toBe(true);
    expect(screen.getByText('5 results · 1 selected')).toBeDefined();

    await user.keyboard('{Shift>}');
    await user.click(checkbox('Select y0ud-000002'));
    await user.keyboard('{/Shift}');
    expect([...(onSelectedChange.mock.lastCall?.[0] ?? [])].toSorted()).toEqual([
      'y0ud-000002',
      'y0ud-000003',
      'y0ud-000004',
    ]);

    await user.click(all);
    expect(all.checked).toBe(true);
    expect(all.indeterminate).toBe(false);
    expect(screen.getByText('5 results · 5 selected')).toBeDefined();

    await user.click(all);
    expect(screen.getByText('5 results')).toBeDefined();
  });

  it('selects a Shift range of sorted rows in the displayed order', async () => {
    const { user } = renderTable({
      selectable: true,
      defaultSort: { id: 'customer', direction: 'ascending' },
    });
    const sortedNames = rowNames();
    await user.click(checkbox(`Select ${sortedNames[0] ?? ''}`));
    await user.keyboard('{Shift>}');
    await user.click(checkbox(`Select ${sortedNames[2] ?? ''}`));
    await user.keyboard('{/Shift}');
    expect(sortedNames.map((name) => checkbox(`Select ${name}`).checked)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('opens a row on a press, except on its checkbox or while text is selected', async () => {
    const onRowOpen = vi.fn<NonNullable<DataTableProps<Order>['onRowOpen']>>();
    const { user } = renderTable({ selectable: true, rowHref: ({ id }) => `#order_id=${id}`, onRowOpen });
    const link = screen.getByRole('link', { name: 'y0ud-000003' });
    expect(link.getAttribute('href')).toBe('#order_id=y0ud-000003');

    await user.click(link);
    await user.click(within(screen.getByRole('row', { name: /y0ud-000002/ })).getByText(/880/));
    expect(onRowOpen.mock.calls.map(([row]) => row.id)).toEqual(['y0ud-000003', 'y0ud-000002']);

    await user.click(checkbox('Select y0ud-000002'));
    const phone = within(screen.getByRole('row', { name: /y0ud-000001/ })).getByText(/880/);
    getSelection()?.selectAllChildren(phone);
    fireEvent.click(phone);
    expect(onRowOpen).toHaveBeenCalledTimes(2);
  });

  it('opens a new tab on Ctrl+click and middle click', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const onRowOpen = vi.fn();
    renderTable({ rowHref: ({ id }) => `#order_id=${id}`, onRowOpen });
    const cell = within(screen.getByRole('row', { name: /y0ud-000002/ })).getByText(/880/);

    fireEvent.click(cell, { ctrlKey: true });
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));

    expect(open).toHaveBeenCalledTimes(2);
    expect(open.mock.lastCall?.[0]).toMatch(/#order_id=y0ud-000002$/);
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('shows skeleton rows and announces the first load', () => {
    renderTable({ rows: [], loading: true, loadingRows: 3 });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading').getAttribute('role')).toBe('status');
    expect(document.querySelectorAll('[data-slot="data-table-skeleton"]')).toHaveLength(3);
    expect(screen.queryByText('Nothing found')).toBeNull();
  });

  it('replaces the default empty message with the given one', () => {
    const { rerender } = renderTable({ rows: [] });
    expect(screen.getByText('Nothing found')).toBeDefined();
    rerender({ rows: [], empty: 'No orders yesterday' });
    expect(screen.getByText('No orders yesterday')).toBeDefined();
  });

  it('shows the error and calls onRetry from the retry button', async () => {
    const onRetry = vi.fn();
    const { user } = renderTable({ rows: [], error: 'We could not load the orders.', onRetry });
    expect(screen.getByRole('alert').textContent).toContain('We could not load the orders.');
    expect(screen.queryByText('Nothing found')).toBeNull();
    expect(screen.queryByText('0 results')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps the loaded rows when loading more fails', () => {
    renderTable({ error: 'We could not load more.' });
    expect(rowNames()).toHaveLength(5);
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('shows the total including rows that are not loaded', () => {
    renderTable({ total: 128 });
    expect(screen.getByText('5 of 128 results')).toBeDefined();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('129');
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('calls onLoadMore once per press of the "Load more" button', async () => {
    const onLoadMore = vi.fn();
    const { user } = renderTable({ loadMore: <LoadMore onLoadMore={onLoadMore} /> });
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });
});
