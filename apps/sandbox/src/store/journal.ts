import type { TableName } from './tables.ts';

/** A journal entry for one record. */
export interface JournalRow {
  readonly table: TableName;
  readonly id: string;
  /** The record as JSON. Null removes the record. */
  readonly body: string | null;
}

/** Persists the records of a store. */
export interface Journal {
  /** Returns the latest row of every record. */
  load(): Iterable<JournalRow>;
  /**
   * Writes all rows in one transaction. Once the promise resolves, the rows survive a crash of the process.
   * If the result is undefined, they already do. Several commits may be written as one batch, in order.
   */
  commit(rows: readonly JournalRow[]): Promise<void> | undefined;
  clear(): void;
  close(): void;
}

/** A journal that persists nothing, for tests and the browser. */
export const memoryJournal: Journal = {
  load: () => [],
  commit: () => undefined,
  clear: () => {},
  close: () => {},
};
