import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveCursor, nextCell, type GridSize } from './move-cursor.ts';
import type { RefObject } from 'react';
import type { EditEnd } from './cell-editor.tsx';
import type { GridPosition } from './data-grid.types.ts';
import type { GridCursor } from './use-grid-cursor.ts';

export interface GridEditing {
  /** The text with which the edit of the active cell starts. Null while no cell is edited. */
  readonly initialText: string | null;
  /** Starts an edit before the next event, so that the browser types the pressed key into the field. */
  readonly startEdit: (text: string) => void;
  readonly commit: (text: string, end: EditEnd) => void;
  readonly cancel: () => void;
}

const positionAfter = (position: GridPosition, end: EditEnd, size: GridSize): GridPosition => {
  if (end === 'stay') return position;
  if (end === 'next' || end === 'previous') return nextCell(position, end === 'next' ? 1 : -1, size);
  const key = end === 'down' ? 'ArrowDown' : 'ArrowUp';
  return moveCursor(position, { key, isCommand: false, isRightToLeft: false }, size) ?? position;
};

/**
 * Edits the active cell, and moves the focus to the cell with the cursor while the grid has the focus.
 * @param onEdit Called with the text of a cell after its edit, also if it is the same
 */
export function useGridEditing(
  grid: RefObject<HTMLElement | null>,
  cursor: GridCursor,
  size: GridSize,
  onEdit: (text: string) => void,
): GridEditing {
  const [initialText, setInitialText] = useState<string | null>(null);
  const hasFocus = useRef(false);
  const { row, column } = cursor.position;
  const isEditing = initialText !== null;

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const onFocusIn = () => {
      hasFocus.current = true;
    };
    // The focus has no target if the row with the focus was removed. The grid then keeps the focus.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = !(relatedTarget instanceof Node) || element.contains(relatedTarget);
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [grid]);

  useEffect(() => {
    if (hasFocus.current && !isEditing) grid.current?.querySelector<HTMLElement>('[data-active]')?.focus();
  }, [grid, row, column, size.rows, isEditing]);

  return {
    initialText,
    startEdit: (text) => {
      flushSync(() => {
        setInitialText(text);
      });
    },
    commit: (text, end) => {
      setInitialText(null);
      onEdit(text);
      if (end !== 'stay') cursor.moveTo(positionAfter(cursor.position, end, size));
    },
    cancel: () => {
      setInitialText(null);
    },
  };
}
