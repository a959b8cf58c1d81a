import type { MouseEvent, PointerEvent } from 'react';
import type { GridPosition } from './data-grid.types.ts';
import type { GridCursor } from './use-grid-cursor.ts';

const positionOf = (target: EventTarget): GridPosition | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-index]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset['index']), column: Number(cell.dataset['column']) };
};

interface GridPointerOptions {
  readonly cursor: GridCursor;
  readonly isEditing: boolean;
  readonly edit: (position: GridPosition) => void;
}

/**
 * Returns the pointer handlers of the grid. A press moves the cursor, with Shift it extends the block. A
 * double click or a tap edits the cell.
 */
export function useGridPointer({ cursor, isEditing, edit }: GridPointerOptions) {
  const { row, column } = cursor.position;
  const isEdited = (position: GridPosition) =>
    isEditing && position.row === row && position.column === column;
  const editTarget = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (position && !isEdited(position)) edit(position);
  };
  return {
    onMouseDown: (event: MouseEvent) => {
      const position = positionOf(event.target);
      if (!position || event.target instanceof HTMLInputElement) return;
      // A press beside the field must not end the edit, and a press with Shift must not select text.
      if (isEdited(position) || event.shiftKey) event.preventDefault();
      if (isEdited(position)) return;
      // Saves an edit of another cell while that cell still has the cursor.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      cursor.moveTo(position, event.shiftKey);
    },
    onDoubleClick: editTarget,
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === 'touch') editTarget(event);
    },
  };
}
