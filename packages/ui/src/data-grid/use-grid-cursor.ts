import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { GridBlock, GridColumn, GridPosition, GridSelection } from './data-grid.types.ts';

/** A cell that is identified by the key of its row, so that it stays the same when rows appear or vanish. */
interface KeyedCell extends GridPosition {
  readonly key: string;
}

interface CursorState {
  readonly cell: KeyedCell;
  /** The other corner of the selected block. */
  readonly anchor: KeyedCell;
}

/** The first and the last index of a range. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

export interface GridCursor {
  readonly position: GridPosition;
  readonly rowRange: IndexRange;
  readonly columnRange: IndexRange;
  /** False before the grid first has the focus. */
  readonly isPlaced: boolean;
  readonly block: GridBlock;
  /** Moves the cursor. With `isExtending`, the block grows or shrinks instead of moving along. */
  readonly moveTo: (position: GridPosition, isExtending?: boolean) => void;
}

const rangeOf = (one: number, other: number): IndexRange => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
});

/** Tracks the cell with the cursor and the selected block. If its row vanishes, the next row gets the cursor. */
export function useGridCursor(
  keys: readonly string[],
  columns: readonly GridColumn[],
  onSelectionChange: ((selection: GridSelection | null) => void) | undefined,
): GridCursor {
  const [state, setState] = useState<CursorState | null>(null);
  const indexByKey = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const locate = (cell: KeyedCell | undefined): GridPosition => ({
    row:
      cell === undefined ? 0 : (indexByKey.get(cell.key) ?? Math.max(0, Math.min(cell.row, keys.length - 1))),
    column: Math.min(cell?.column ?? 0, columns.length - 1),
  });
  const position = locate(state?.cell);
  const anchor = locate(state?.anchor);
  const rowRange = rangeOf(position.row, anchor.row);
  const columnRange = rangeOf(position.column, anchor.column);
  const block: GridBlock = {
    rows: keys.slice(rowRange.from, rowRange.to + 1),
    columns: columns.slice(columnRange.from, columnRange.to + 1).map(({ id }) => id),
  };
  const row = keys[position.row];
  const column = columns[position.column]?.id;
  const isPlaced = state !== null && row !== undefined && column !== undefined;

  const reportSelection = useEffectEvent(() => {
    onSelectionChange?.(isPlaced ? { row, column, block } : null);
  });
  const firstKey = keys[rowRange.from];
  const lastKey = keys[rowRange.to];
  useEffect(() => {
    reportSelection();
  }, [isPlaced, row, column, firstKey, lastKey, columnRange.from, columnRange.to]);

  return {
    position,
    rowRange,
    columnRange,
    isPlaced,
    block,
    moveTo: (target, isExtending = false) => {
      const key = keys[target.row];
      if (key === undefined) return;
      const cell = { ...target, key };
      setState((previous) => ({ cell, anchor: isExtending && previous ? previous.anchor : cell }));
    },
  };
}
