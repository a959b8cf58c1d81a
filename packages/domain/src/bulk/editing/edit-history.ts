import type { BulkRow } from '../sheet/bulk-row.ts';

type Rows = readonly BulkRow[];

/** The rows, and the rows before and after each action. The lists share all rows that did not change. */
export interface EditHistory {
  readonly rows: Rows;
  /** Oldest first. */
  readonly past: readonly Rows[];
  /** The action that was undone last comes first. */
  readonly future: readonly Rows[];
}

/** Number of actions that can be undone. */
export const maxUndoSteps = 100;

export const startHistory = (rows: Rows): EditHistory => ({ rows, past: [], future: [] });

/** Adds an undo step unless the action changed nothing. */
export const recordRows = (history: EditHistory, rows: Rows): EditHistory =>
  rows === history.rows
    ? history
    : { rows, past: [...history.past, history.rows].slice(-maxUndoSteps), future: [] };

export const undo = (history: EditHistory): EditHistory => {
  const rows = history.past.at(-1);
  if (rows === undefined) return history;
  return { rows, past: history.past.slice(0, -1), future: [history.rows, ...history.future] };
};

export const redo = (history: EditHistory): EditHistory => {
  const [rows, ...future] = history.future;
  if (rows === undefined) return history;
  return { rows, past: [...history.past, history.rows], future };
};
