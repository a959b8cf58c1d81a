import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Journal, JournalRow } from './journal.ts';
import type { TableName } from './tables.ts';

export interface SqliteJournalOptions {
  /** Made when it is missing. */
  readonly folder: string;
  /** Throws away what an earlier run left. Default false. */
  readonly fresh?: boolean;
}

const fileName = 'sandbox.sqlite';

/**
 * A journal in an SQLite file. In WAL mode with `synchronous = NORMAL` a committed row survives the end of the process
 * at any moment; only a power cut may cost the last commits.
 */
export const openSqliteJournal = ({ folder, fresh = false }: SqliteJournalOptions): Journal => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, fileName);
  if (fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });

  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000');
  database.exec(
    'create table if not exists record (kind text, id text, body text not null, primary key (kind, id))',
  );

  const remove = database.prepare('delete from record where kind = ? and id = ?');
  const statements = new Map<number, StatementSync>();
  /** One statement is one transaction, so a handful of rows needs no BEGIN and COMMIT around them. */
  const upsert = (rows: number): StatementSync => {
    const known = statements.get(rows);
    if (known !== undefined) return known;
    const values = Array.from({ length: rows }, () => '(?, ?, ?)').join(', ');
    const statement = database.prepare(`insert or replace into record (kind, id, body) values ${values}`);
    statements.set(rows, statement);
    return statement;
  };

  const write = (rows: readonly JournalRow[]): void => {
    for (const row of rows) {
      if (row.body === null) remove.run(row.table, row.id);
      else upsert(1).run(row.table, row.id, row.body);
    }
  };

  return {
    load: () =>
      database
        .prepare('select kind, id, body from record')
        .all()
        .map((row) => ({
          table: String(row['kind']) as TableName,
          id: String(row['id']),
          body: String(row['body']),
        })),
    commit(rows) {
      if (rows.length === 0) return;
      if (rows.length <= 4 && rows.every((row) => row.body !== null)) {
        upsert(rows.length).run(...rows.flatMap((row) => [row.table, row.id, row.body]));
        return;
      }
      database.exec('begin immediate');
      try {
        write(rows);
        database.exec('commit');
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    clear: () => database.exec('delete from record'),
    close: () => database.close(),
  };
};
