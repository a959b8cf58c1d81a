import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderListRows } from './order-list-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';

const ids = Array.from({ length: 200 }, (_, index) => `n${index}`);
const empty = { size: 0, idAt: () => undefined, ids: () => [] };
const rows = orderListRows({
  new: { size: ids.length, idAt: (index) => ids[index], ids: () => ids },
  scheduled: empty,
  collected: empty,
  delivered: empty,
  cancelled: empty,
});

function List() {
  const { viewport, indexes } = useVisibleRows(rows);
  return (
    <div ref={viewport} data-testid="viewport">
      {indexes.map((index) => {
        const row = rows.at(index);
        return row?.kind === 'order' ? (
          <button key={row.id} type="button" data-order-id={row.id}>
            {row.id}
          </button>
        ) : null;
      })}
    </div>
  );
}

const scrollTo = (top: number) => {
  const viewport = screen.getByTestId('viewport');
  viewport.scrollTop = top;
  fireEvent.scroll(viewport);
};
const renderedOrders = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('useVisibleRows', () => {
  it('renders only the rows near the scroll position', () => {
    render(<List />);

    scrollTo(rows.boundsOf(101).top);

    expect(renderedOrders()).toContain('n100');
    expect(renderedOrders()).not.toContain('n2');
    expect(renderedOrders().length).toBeLessThan(40);
  });

  it('keeps rendering the focused row when it is scrolled out of view', () => {
    render(<List />);
    const focused = screen.getByRole('button', { name: 'n2' });
    focused.focus();

    scrollTo(rows.boundsOf(101).top);

    expect(document.activeElement).toBe(focused);
    expect(renderedOrders()[0]).toBe('n2');
    focused.blur();
    expect(renderedOrders()).toContain('n100');
  });

  it('stops rendering an off-screen row after it loses the focus', () => {
    render(<List />);
    const focused = screen.getByRole('button', { name: 'n2' });
    focused.focus();
    scrollTo(rows.boundsOf(101).top);

    screen.getByRole('button', { name: 'n100' }).focus();
    scrollTo(rows.boundsOf(101).top + 104);

    expect(renderedOrders()).not.toContain('n2');
  });
});
