import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { orderColumns } from './examples/order-columns.tsx';
import { createOrders } from './examples/orders.ts';
import { DataTable } from './index.ts';
import type { Order } from './examples/orders.ts';
import type { DataTableProps } from './index.ts';

const orders = createOrders(5);
const tableProps = { caption: 'Orders', columns: orderColumns, rows: orders, rowKey: ({ id }: Order) => id };

function renderTable(props: Partial<DataTableProps<Order>> = {}) {
  render(<DataTable {...tableProps} {...props} />);
  return { user: userEvent.setup() };
}

describe('DataTable as cards', () => {
  it('renders the cells as a list instead of a table', () => {
    renderTable({ layout: 'cards', selectable: true, rowHref: ({ id }) => `#${id}` });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(cards).toHaveLength(5);
    const card = within(cards[0] ?? document.body);
    expect(card.getByRole('link', { name: 'y0ud-000005' })).toBeDefined();
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Customer',
      'Phone',
      'Created',
      'Amount',
    ]);
    expect(card.getByRole('checkbox', { name: 'Select y0ud-000005' })).toBeDefined();
  });

  it('sorts with the select above the cards', async () => {
    const { user } = renderTable({ layout: 'cards' });
    const amounts = () =>
      screen
        .getAllByRole('listitem')
        .map((card) => Number(/৳ ([\d,.]+)/.exec(card.textContent ?? '')?.[1]?.replace(',', '')));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount, descending');
    expect(amounts()).toEqual(orders.map(({ amount }) => amount).toSorted((a, b) => b - a));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Not sorted');
    expect(amounts()).toEqual(orders.map(({ amount }) => amount));
  });

  it('replaces the table when the container is narrow', () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    renderTable();
    expect(screen.getByRole('list', { name: 'Orders' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('DataTable with more columns than fit', () => {
  it('marks the edge beyond which columns are hidden, until it is scrolled to', () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
    renderTable();
    const scroller = screen.getByRole('region', { name: 'Orders' });
    expect(scroller.hasAttribute('data-more')).toBe(true);
    for (const [position, isMarked] of [
      [120, true],
      [300, false],
      [-300, false],
      [0, true],
    ] as const) {
      scroller.scrollLeft = position;
      fireEvent.scroll(scroller);
      expect(scroller.hasAttribute('data-more')).toBe(isMarked);
    }
  });

  it('marks no edge when all columns fit', () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700);
    renderTable();
    expect(document.querySelector('[data-more]')).toBeNull();
  });
});

describe('DataTable with ten thousand rows', () => {
  const manyOrders = createOrders(10_000);
  const rowHeight = 50;

  /**
   * Mocks the layout that jsdom lacks: a 500-pixel frame, scrolled by `scrolled` pixels, with equally high
   * rows.
   */
  function mockLayoutAt(scrolled: number) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('[data-slot="data-table-scroller"]')) return new DOMRect(0, 100, 900, 500);
      if (this.matches('[data-index]')) return new DOMRect(0, 0, 900, rowHeight);
      return new DOMRect(0, 150 - scrolled, 900, manyOrders.length * rowHeight);
    });
    act(() => {
      fireEvent.scroll(document.querySelector('[data-slot="data-table-scroller"]') ?? document);
    });
  }
  const rowIndexes = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.getAttribute('aria-rowindex')));

  it('renders the visible rows in fewer than 900 elements at every scroll position', () => {
    renderTable({ rows: manyOrders });
    for (const scrolled of [0, 123_456, manyOrders.length * rowHeight - 450]) {
      mockLayoutAt(scrolled);
      expect(document.querySelectorAll('*').length).toBeLessThan(900);
      const first = Math.floor(scrolled / rowHeight) + 2;
      expect(rowIndexes()).toContain(first);
      expect(rowIndexes()).toContain(Math.min(first + 8, 10_001));
    }
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  });

  it('reserves the height of rows that are not rendered', () => {
    renderTable({ rows: manyOrders });
    mockLayoutAt(200_000);
    const gaps = [...document.querySelectorAll<HTMLElement>('[data-slot="data-table-gap"] div')];
    const gapHeight = gaps.reduce((sum, { style }) => sum + Number.parseFloat(style.blockSize), 0);
    expect(gapHeight + rowIndexes().length * rowHeight).toBe(manyOrders.length * rowHeight);
  });

  it('keeps a focused row mounted after it is scrolled away', async () => {
    const { user } = renderTable({ rows: manyOrders, rowHref: ({ id }) => `#${id}` });
    mockLayoutAt(0);
    screen.getByRole('link', { name: 'y0ud-010000' }).focus();
    mockLayoutAt(300_000);
    expect(document.activeElement?.textContent).toBe('y0ud-010000');
    expect(rowIndexes()[0]).toBe(2);
    await user.tab();
    expect(Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'))).toBeGreaterThan(
      5000,
    );
    expect(rowIndexes()).not.toContain(2);
  });

  it('selects all rows, including rows that are not rendered', async () => {
    const { user } = renderTable({ rows: manyOrders, selectable: true });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('10,000 results · 10,000 selected')).toBeDefined();
  });

  it('renders only visible cards, each with its position in the list', () => {
    renderTable({ rows: manyOrders, layout: 'cards' });
    mockLayoutAt(100_000);
    const cards = screen.getAllByRole('listitem');
    expect(cards.length).toBeLessThan(60);
    expect(cards[0]?.getAttribute('aria-setsize')).toBe('10000');
    expect(cards.map((card) => Number(card.getAttribute('aria-posinset')))).toContain(2001);
  });
});
