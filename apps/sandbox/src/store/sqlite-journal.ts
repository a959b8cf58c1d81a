import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Journal, JournalRow } from './journal.ts';
import type { TableName } from './tables.ts';

export interface SqliteJournalOptions {
  /** Created if it does not exist. */
  readonly folder: string;
  /** Deletes the data of earlier runs. Defaults to false. */
  readonly fresh?: boolean;
}

const fileName = 'sandbox.sqlite';

/** The log is compacted on opening if it has more rows than twice the live ones plus this number. */
const compactionSlack = 1000;

/** Encodes a row as a tab-separated line. Neither JSON text nor an id contains a tab or a line break. */
const toLine = ({ table, id, body }: JournalRow): string => `${table}\t${id}\t${body ?? ''}`;

const fromLine = (line: string): JournalRow => {
  const [table = '', id = ''] = line.split('\t', 2);
  const body = line.slice(table.length + id.length + 2);
  return { table: table as TableName, id, body: body === '' ? null : body };
};

/**
 * Opens a journal in an SQLite file. The file is a log: all commits of one event-loop turn are appended as
 * one entry. In WAL mode with `synchronous = NORMAL`, an entry survives a crash of the process at any moment;
 * only a power failure may lose the last entries. A failed write ends the process, because continuing would
 * acknowledge orders that are not stored.
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
  let pendingWrite: Promise<void> | undefined;

  const flush = (): void => {
    pendingWrite = undefined;
    if (queue.length === 0) return;
    const lines = queue.join('\n');
    queue = [];
    append.run(lines);
  };

  const compact = (rows: Iterable<JournalRow>): void => {
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
      const liveRows = new Map<string, JournalRow>();
      let rowCount = 0;
      for (const { lines } of database.prepare('select lines from log order by entry').iterate()) {
        for (const line of String(lines).split('\n')) {
          const row = fromLine(line);
          const key = `${row.table}\t${row.id}`;
          if (row.body === null) liveRows.delete(key);
          else liveRows.set(key, row);
          rowCount += 1;
        }
      }
      if (rowCount > 2 * liveRows.size + compactionSlack) compact(liveRows.values());
      return liveRows.values();
    },
    commit(rows) {
      for (const row of rows) queue.push(toLine(row));
      pendingWrite ??= new Promise((resolve) => {
        setImmediate(() => {
          flush();
          resolve();
        });
      });
      return pendingWrite;
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
