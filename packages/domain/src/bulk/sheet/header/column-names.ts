import type { BulkColumn } from '../../../contracts/index.ts';

/** What people call each column. A name counts in any case, and with any spaces and punctuation. */
export type ColumnNames = Readonly<Record<BulkColumn, readonly string[]>>;
