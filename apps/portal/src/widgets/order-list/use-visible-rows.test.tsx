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
  const { viewport, lines } = useVisibleRows(rows);
  return (
    <div ref={viewport} data-testid="viewport">
      {lines.map((line) => {
        const row = rows.at(line);
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
const shown = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('useLinesOnScreen', () => {
  it('has only the lines around the place that was scrolled to', () => {
    render(<List />);

    scrollTo(rows.boundsOf(101).top);

    expect(shown()).toContain('n100');
    expect(shown()).not.toContain('n2');
    expect(shown().length).toBeLessThan(40);
  });

  it('keeps the line that has the focus, wherever the list is scrolled', () => {
    render(<List />);
    const focused = screen.getByRole('button', { name: 'n2' });
    focused.focus();

    scrollTo(rows.boundsOf(101).top);

    expect(document.activeElement).toBe(focused);
    expect(shown()[0]).toBe('n2');
    focused.blur();
    expect(shown()).toContain('n100');
  });

  it('lets go of the line when the focus has gone on', () => {
    render(<List />);
    const focused = screen.getByRole('button', { name: 'n2' });
    focused.focus();
    scrollTo(rows.boundsOf(101).top);

    screen.getByRole('button', { name: 'n100' }).focus();
    scrollTo(rows.boundsOf(101).top + 104);

    expect(shown()).not.toContain('n2');
  });
});
