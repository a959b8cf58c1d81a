import { moveCursor, type GridSize } from './move-cursor.ts';
import type { KeyboardEvent } from 'react';
import type { DataGridProps } from './data-grid.props.ts';
import type { GridProblem } from './data-grid.types.ts';
import type { GridCursor } from './use-grid-cursor.ts';

type GridActions = Pick<DataGridProps<unknown, GridProblem>, 'onFillDown' | 'onClear' | 'onUndo' | 'onRedo'>;

export interface GridKeysOptions extends GridActions {
  readonly keys: readonly string[];
  readonly cursor: GridCursor;
  readonly size: GridSize;
  /** Text of the active cell. Undefined in an empty grid. */
  readonly text: string | undefined;
  readonly startEdit: (text: string) => void;
}

/** A key that types a character, or that an input method handles. */
const isTyping = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && ([...key].length === 1 || key === 'Process');

/** Returns the key handler of a grid in which no cell is being edited. */
export function useGridKeys({
  keys,
  cursor,
  size,
  text,
  startEdit,
  onFillDown,
  onClear,
  onUndo,
  onRedo,
}: GridKeysOptions) {
  const { block, position } = cursor;

  /** Fills the block from its first row. A block of one row is filled from the row above it. */
  const fillDown = () => {
    const rowAbove = keys[position.row - 1];
    if (block.rows.length > 1) onFillDown?.(block);
    else if (rowAbove !== undefined) onFillDown?.({ ...block, rows: [rowAbove, ...block.rows] });
  };
  const commandOf = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    const letter = key.toLowerCase();
    if (letter === 'd') return fillDown;
    if (letter === 'z') return shiftKey ? onRedo : onUndo;
    return letter === 'y' ? onRedo : undefined;
  };
  const plainActionOf = ({ key }: KeyboardEvent): (() => void) | undefined => {
    switch (key) {
      case 'Enter':
      case 'F2':
        return () => {
          if (text !== undefined) startEdit(text);
        };
      case 'Delete':
      case 'Backspace':
        return () => onClear?.(block);
      case 'Escape':
        return block.rows.length * block.columns.length > 1
          ? () => {
              cursor.moveTo(position);
            }
          : undefined;
      default:
        return undefined;
    }
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = moveCursor(position, { key: event.key, isCommand, isRightToLeft }, size);
    const action = isCommand ? commandOf(event) : plainActionOf(event);
    if (target) cursor.moveTo(target, event.shiftKey);
    else if (action) action();
    else if (isTyping(event) && text !== undefined) {
      // The browser types the character into the field that has the focus now.
      startEdit('');
      return;
    } else return;
    event.preventDefault();
  };
}
