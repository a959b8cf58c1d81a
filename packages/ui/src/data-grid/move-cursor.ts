import type { GridPosition } from './data-grid.types.ts';

/** Number of rows that Page Up and Page Down skip. */
const pageRows = 10;

export interface CursorKey {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly isCommand: boolean;
  readonly isRightToLeft: boolean;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/**
 * Returns the position after a key press, or null if the key does not move the cursor. Left and Right follow
 * the screen, also from right to left. With Command, a key moves to the end of the grid.
 */
export function moveCursor(
  { row, column }: GridPosition,
  { key, isCommand, isRightToLeft }: CursorKey,
  size: GridSize,
): GridPosition | null {
  const forward = isRightToLeft ? -1 : 1;
  const step = (rows: number, columns: number): GridPosition => {
    const reach = isCommand ? Infinity : 1;
    return {
      row: rows === 0 ? row : clamp(row + rows * reach, size.rows),
      column: columns === 0 ? column : clamp(column + columns * reach, size.columns),
    };
  };
  switch (key) {
    case 'ArrowUp':
      return step(-1, 0);
    case 'ArrowDown':
      return step(1, 0);
    case 'ArrowLeft':
      return step(0, -forward);
    case 'ArrowRight':
      return step(0, forward);
    case 'PageUp':
      return { row: clamp(row - pageRows, size.rows), column };
    case 'PageDown':
      return { row: clamp(row + pageRows, size.rows), column };
    case 'Home':
      return { row: isCommand ? 0 : row, column: 0 };
    case 'End':
      return { row: isCommand ? size.rows - 1 : row, column: size.columns - 1 };
    default:
      return null;
  }
}

/** Returns the next or previous cell, which can be on another row. Returns the same cell at the end. */
export function nextCell({ row, column }: GridPosition, step: 1 | -1, size: GridSize): GridPosition {
  const at = clamp(row * size.columns + column + step, size.rows * size.columns);
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}
