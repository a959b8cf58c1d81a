import type { TableName } from './tables.ts';

/** One row as it is written down; `body` is JSON, null removes the row. */
export interface JournalRow {
  readonly table: TableName;
  readonly id: string;
  readonly body: string | null;
}

/** Where a store writes its records down, so that they outlive the process. */
export interface Journal {
  /** Everything written so far. */
  load(): Iterable<JournalRow>;
  /**
   * Writes all rows or none, and says when: at once, or when the promise resolves. From then on they survive the end of
   * the process. Commits that come together may be written together, in their order.
   */
  commit(rows: readonly JournalRow[]): Promise<void> | undefined;
  /** Forgets everything. */
  clear(): void;
  close(): void;
}

/** The journal of a store that lives and dies with the process: the browser's, and that of tests. */
export const forgetfulJournal: Journal = {
  load: () => [],
  commit: () => undefined,
  clear: () => {},
  close: () => {},
};
