import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Journal, JournalRow } from './journal.ts';
import type { TableName } from './tables.ts';

export interface SqliteJournalOptions {
  /** Made when it is missing. */
  readonly folder: string;
  /** Throws away what an earlier run left. Default false. */
  readonly fresh?: boolean;
}

const fileName = 'sandbox.sqlite';

/** When so many rows more than twice the living ones have gathered, the file is written anew on opening. */
const slack = 1000;

/** A row as a line: neither JSON nor an id has a tab or a line break of its own. */
const toLine = ({ table, id, body }: JournalRow): string => `${table}\t${id}\t${body ?? ''}`;

const fromLine = (line: string): JournalRow => {
  const [table = '', id = ''] = line.split('\t', 2);
  const body = line.slice(table.length + id.length + 2);
  return { table: table as TableName, id, body: body === '' ? null : body };
};

/**
 * A journal in an SQLite file: a log, to which each turn of the event loop adds its commits as one entry. In WAL mode
 * with `synchronous = NORMAL` an entry survives the end of the process at any moment; only a power cut may cost the last
 * ones. When a write fails the process ends: going on with orders that are not written down would be worse.
 */
export const openSqliteJournal = ({ folder, fresh = false }: SqliteJournalOptions): Journal => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, fileName);
  if (fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });

  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000');
  database.exec('create table if not exists log (entry integer primary key, lines text not null)');
  const append = database.prepare('insert into log (lines) values (?)');

  let queue: string[] = [];
  let written: Promise<void> | undefined;

  const flush = (): void => {
    written = undefined;
    if (queue.length === 0) return;
    const lines = queue.join('\n');
    queue = [];
    append.run(lines);
  };

  const rewrite = (rows: Iterable<JournalRow>): void => {
    database.exec('begin immediate');
    try {
      database.exec('delete from log');
      for (const row of rows) append.run(toLine(row));
      database.exec('commit');
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  };

  return {
    load() {
      const living = new Map<string, JournalRow>();
      let read = 0;
      for (const { lines } of database.prepare('select lines from log order by entry').iterate()) {
        for (const line of String(lines).split('\n')) {
          const row = fromLine(line);
          const key = `${row.table}\t${row.id}`;
          if (row.body === null) living.delete(key);
          else living.set(key, row);
          read += 1;
        }
      }
      if (read > 2 * living.size + slack) rewrite(living.values());
      return living.values();
    },
    commit(rows) {
      for (const row of rows) queue.push(toLine(row));
      written ??= new Promise((resolve) => {
        setImmediate(() => {
          flush();
          resolve();
        });
      });
      return written;
    },
    clear() {
      queue = [];
      database.exec('delete from log');
    },
    close() {
      flush();
      database.close();
    },
  };
};
