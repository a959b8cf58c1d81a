import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { orderColumns } from './examples/order-columns.tsx';
import { ordersOf } from './examples/orders.ts';
import { DataTable } from './index.ts';
import type { Order } from './examples/orders.ts';
import type { DataTableProps } from './index.ts';

const orders = ordersOf(5);
const usual = { caption: 'Orders', columns: orderColumns, rows: orders, rowKey: ({ id }: Order) => id };

function show(props: Partial<DataTableProps<Order>> = {}) {
  render(<DataTable {...usual} {...props} />);
  return { user: userEvent.setup() };
}

describe('DataTable as cards', () => {
  it('shows the same cells as a list, and no table', () => {
    show({ layout: 'cards', selectable: true, rowHref: ({ id }) => `#${id}` });
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

  it('orders by a choice, which is all there is without headers', async () => {
    const { user } = show({ layout: 'cards' });
    const amounts = () =>
      screen
        .getAllByRole('listitem')
        .map((card) => Number(/৳ ([\d,.]+)/.exec(card.textContent ?? '')?.[1]?.replace(',', '')));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount, descending');
    expect(amounts()).toEqual(orders.map(({ amount }) => amount).toSorted((one, other) => other - one));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Not sorted');
    expect(amounts()).toEqual(orders.map(({ amount }) => amount));
  });

  it('takes the place of the table where its container is narrow', () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    show();
    expect(screen.getByRole('list', { name: 'Orders' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('DataTable with ten thousand rows', () => {
  const many = ordersOf(10_000);
  const rowHeight = 50;

  /** Lays out what jsdom does not: a frame of 500 pixels, scrolled by so many, and rows of one height. */
  function layOutAt(scrolled: number) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('[data-slot="data-table-scroller"]')) return new DOMRect(0, 100, 900, 500);
      if (this.matches('[data-index]')) return new DOMRect(0, 0, 900, rowHeight);
      return new DOMRect(0, 150 - scrolled, 900, many.length * rowHeight);
    });
    act(() => {
      fireEvent.scroll(document.querySelector('[data-slot="data-table-scroller"]') ?? document);
    });
  }
  const indexes = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.getAttribute('aria-rowindex')));

  it('keeps the page small, wherever it is scrolled', () => {
    show({ rows: many });
    for (const scrolled of [0, 123_456, many.length * rowHeight - 450]) {
      layOutAt(scrolled);
      expect(document.querySelectorAll('*').length).toBeLessThan(900);
      const first = Math.floor(scrolled / rowHeight) + 2;
      expect(indexes()).toContain(first);
      expect(indexes()).toContain(Math.min(first + 8, 10_001));
    }
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  });

  it('leaves the room of what is not drawn', () => {
    show({ rows: many });
    layOutAt(200_000);
    const rooms = [...document.querySelectorAll<HTMLElement>('[data-slot="data-table-gap"] div')];
    const room = rooms.reduce((sum, { style }) => sum + Number.parseFloat(style.blockSize), 0);
    expect(room + indexes().length * rowHeight).toBe(many.length * rowHeight);
  });

  it('does not take a focused row away when it is scrolled out of sight', async () => {
    const { user } = show({ rows: many, rowHref: ({ id }) => `#${id}` });
    layOutAt(0);
    screen.getByRole('link', { name: 'y0ud-010000' }).focus();
    layOutAt(300_000);
    expect(document.activeElement?.textContent).toBe('y0ud-010000');
    expect(indexes()[0]).toBe(2);
    await user.tab();
    expect(Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'))).toBeGreaterThan(
      5000,
    );
    expect(indexes()).not.toContain(2);
  });

  it('selects all of them, drawn or not', async () => {
    const { user } = show({ rows: many, selectable: true });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('10,000 results · 10,000 selected')).toBeDefined();
  });

  it('draws cards by the screenful too, each saying its place', () => {
    show({ rows: many, layout: 'cards' });
    layOutAt(100_000);
    const cards = screen.getAllByRole('listitem');
    expect(cards.length).toBeLessThan(60);
    expect(cards[0]?.getAttribute('aria-setsize')).toBe('10000');
    expect(cards.map((card) => Number(card.getAttribute('aria-posinset')))).toContain(2001);
  });
});
