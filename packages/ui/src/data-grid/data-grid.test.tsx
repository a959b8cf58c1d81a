import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { DataGridCustomers } from './examples/customers.tsx';
import { DataGrid, type DataGridProps, type GridProblem } from './index.ts';

type Row = readonly string[];
const gridProps: DataGridProps<Row, GridProblem> = {
  label: 'Rows',
  columns: ['a', 'b', 'c'].map((id) => ({ id, header: id.toUpperCase(), width: '8rem' })),
  rows: ['1', '2', '3'].map((number) => [`a${number}`, `b${number}`, `c${number}`]),
  rowKey: ([key = '']) => key,
  rowNumber: ([key = '']) => Number(key.slice(1)),
  cellText: (row, column) => row['abc'.indexOf(column)] ?? '',
  onCellEdit: () => undefined,
};

const renderGrid = (props: Partial<typeof gridProps> = {}) => {
  const view = render(<DataGrid {...gridProps} {...props} />);
  return {
    user: userEvent.setup(),
    rerender: (next: Partial<typeof gridProps>) =>
      view.rerender(<DataGrid {...gridProps} {...props} {...next} />),
  };
};
const cell = (name: string) => screen.getByRole('gridcell', { name });
const selectedTexts = () => screen.getAllByRole('gridcell', { selected: true }).map((td) => td.textContent);

describe('DataGrid', () => {
  describeConformance('DataGrid', {
    slot: 'data-grid',
    render: (props) => <DataGrid {...gridProps} {...props} />,
  });

  it('is one tab stop and moves the focus with the arrow keys', async () => {
    const { user } = renderGrid();
    await user.tab();
    expect(document.activeElement).toBe(cell('a1'));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(cell('b2'));
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('saves an edit with Enter and moves the cursor down', async () => {
    const onCellEdit = vi.fn();
    const { user } = renderGrid({ onCellEdit });
    await user.click(cell('b1'));
    await user.keyboard('{F2}x{Enter}');

    expect(onCellEdit).toHaveBeenCalledExactlyOnceWith('a1', 'b', 'b1x');
    expect(document.activeElement).toBe(cell('b2'));
  });

  it('replaces the text when the vendor types on a cell, and moves on with Tab', async () => {
    const onCellEdit = vi.fn();
    const { user } = renderGrid({ onCellEdit });
    await user.click(cell('c1'));
    await user.keyboard('new{Tab}');

    expect(onCellEdit).toHaveBeenCalledExactlyOnceWith('a1', 'c', 'new');
    expect(document.activeElement).toBe(cell('a2'));
  });

  it('discards an edit with Escape', async () => {
    const onCellEdit = vi.fn();
    const { user } = renderGrid({ onCellEdit });
    await user.click(cell('b1'));
    await user.keyboard('lost{Escape}');

    expect(onCellEdit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(cell('b1'));
  });

  it('saves an edit when another cell is pressed', async () => {
    const onCellEdit = vi.fn();
    const { user } = renderGrid({ onCellEdit });
    await user.dblClick(cell('b1'));
    await user.keyboard('!');
    await user.click(cell('c3'));

    expect(onCellEdit).toHaveBeenCalledExactlyOnceWith('a1', 'b', 'b1!');
    expect(document.activeElement).toBe(cell('c3'));
  });

  it('edits a cell with a tap', async () => {
    const { user } = renderGrid();
    await user.pointer({ keys: '[TouchA]', target: cell('b2') });

    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'B, row 2' }));
  });

  it('reports the selected block and fills it down', async () => {
    const onSelectionChange = vi.fn();
    const onFillDown = vi.fn();
    const { user } = renderGrid({ onSelectionChange, onFillDown });
    await user.click(cell('a1'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}');

    const block = { rows: ['a1', 'a2'], columns: ['a', 'b'] };
    expect(selectedTexts()).toEqual(['a1', 'b1', 'a2', 'b2']);
    expect(onSelectionChange).toHaveBeenLastCalledWith({ row: 'a2', column: 'b', block });
    expect(onFillDown).toHaveBeenCalledExactlyOnceWith(block);
  });

  it('fills a single cell from the row above', async () => {
    const onFillDown = vi.fn();
    const { user } = renderGrid({ onFillDown });
    await user.click(cell('b2'));
    await user.keyboard('{Control>}d{/Control}');

    expect(onFillDown).toHaveBeenCalledExactlyOnceWith({ rows: ['a1', 'a2'], columns: ['b'] });
  });

  it('clears, undoes and redoes with the keyboard', async () => {
    const [onClear, onUndo, onRedo] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = renderGrid({ onClear, onUndo, onRedo });
    await user.click(cell('b2'));
    await user.keyboard('{Delete}{Control>}z{Shift>}z{/Shift}{/Control}');

    expect(onClear).toHaveBeenCalledExactlyOnceWith({ rows: ['a2'], columns: ['b'] });
    expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([1, 1]);
  });

  it('cuts to the clipboard and pastes from it', async () => {
    const [onClear, onPaste] = [vi.fn(), vi.fn()];
    const { user } = renderGrid({ onClear, onPaste, copyText: ({ rows }) => `copy of ${rows.join()}` });
    await user.click(cell('b2'));
    const clipboardData = { setData: vi.fn(), getData: () => 'x\ty' };
    fireEvent.cut(cell('b2'), { clipboardData });
    fireEvent.paste(cell('b2'), { clipboardData });

    const block = { rows: ['a2'], columns: ['b'] };
    expect(clipboardData.setData).toHaveBeenCalledWith('text/plain', 'copy of a2');
    expect(onClear).toHaveBeenCalledExactlyOnceWith(block);
    expect(onPaste).toHaveBeenCalledExactlyOnceWith(block, 'x\ty');
  });

  it('moves the focus to the next row when its row vanishes', async () => {
    const { user, rerender } = renderGrid();
    await user.click(cell('b2'));
    rerender({ rows: gridProps.rows.filter(([key]) => key !== 'a2') });

    expect(document.activeElement).toBe(cell('b3'));
  });

  it('marks a cell as invalid only for an error and shows the message of each problem', () => {
    render(<DataGridCustomers />);

    expect(cell('01711 Error: Enter 11 digits').getAttribute('aria-invalid')).toBe('true');
    expect(cell('90000 Check: A high amount').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the empty content without rows', () => {
    render(<DataGridCustomers count={0} />);

    expect(screen.getByText('No customers')).toBeDefined();
  });
});
