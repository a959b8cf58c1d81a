import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Journal, JournalRow } from './journal.ts';
import { damagedFile, withStorageErrors } from './storage-errors.ts';
import type { TableName } from './tables.ts';

export interface SqliteJournalOptions {
  /** Created if it does not exist. */
  readonly folder: string;
  /** Deletes the data of earlier runs. Defaults to false. */
  readonly fresh?: boolean;
}

/** Returns the path of the SQLite file in a data folder. */
export const dataFileIn = (folder: string): string => join(folder, 'sandbox.sqlite');

/** The log is compacted on opening if it has more rows than twice the live ones plus this number. */
const compactionSlack = 1000;

/** Encodes a row as a tab-separated line. Neither JSON text nor an id contains a tab or a line break. */
const toLine = ({ table, id, body }: JournalRow): string => `${table}\t${id}\t${body ?? ''}`;

const fromLine = (line: string): JournalRow => {
  const [table = '', id = ''] = line.split('\t', 2);
  if (table === '' || id === '') throw new SyntaxError('A row has no table or no id.');
  const body = line.slice(table.length + id.length + 2);
  return { table: table as TableName, id, body: body === '' ? null : body };
};

const removeDatabase = (file: string): void => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
};

/**
 * Creates a database without rows. The file is renamed once it is complete, so a data file of size 0 is never
 * a new one.
 */
const createDatabase = (file: string): void => {
  const newFile = `${file}.new`;
  removeDatabase(newFile);
  const database = new DatabaseSync(newFile);
  database.exec(
    'pragma journal_mode = wal; create table log (entry integer primary key, lines text not null)',
  );
  database.close();
  renameSync(newFile, file);
};

/** Throws if the file has lost its content, or if it is missing beside its write-ahead log. */
const checkContent = (file: string): void => {
  const isDamaged = existsSync(file) ? statSync(file).size === 0 : existsSync(`${file}-wal`);
  if (isDamaged) throw damagedFile(file);
};

const openDatabase = (file: string): DatabaseSync => {
  checkContent(file);
  if (!existsSync(file)) createDatabase(file);
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000');
  if (database.prepare("select 1 from sqlite_schema where name = 'log'").get() === undefined)
    throw damagedFile(file);
  return database;
};

/**
 * Opens a journal in an SQLite file. The file is a log: all commits of one event-loop turn are appended as
 * one entry. In WAL mode with `synchronous = NORMAL`, an entry survives a crash of the process at any moment.
 * Only a power failure may lose the last entries. A failed write ends the process, because continuing would
 * acknowledge orders that are not stored.
 */
export const openSqliteJournal = ({ folder, fresh = false }: SqliteJournalOptions): Journal => {
  const file = dataFileIn(folder);
  const database = withStorageErrors(file, () => {
    mkdirSync(folder, { recursive: true });
    if (fresh) removeDatabase(file);
    return openDatabase(file);
  });
  const append = withStorageErrors(file, () => database.prepare('insert into log (lines) values (?)'));

  let queue: string[] = [];
  let pendingWrite: Promise<void> | undefined;

  const flush = (): void => {
    pendingWrite = undefined;
    if (queue.length === 0) return;
    const lines = queue.join('\n');
    queue = [];
    withStorageErrors(file, () => append.run(lines));
  };

  const compact = (rows: Iterable<JournalRow>): void => {
    database.exec('begin immediate');
    try {
      database.exec('delete from log');
      for (const row of rows) append.run(toLine(row));
      database.exec('commit');
    } catch (error) {
      // SQLite rolls back on its own if the disk is full.
      if (database.isTransaction) database.exec('rollback');
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
      withStorageErrors(file, () => database.exec('delete from log'));
    },
    close() {
      flush();
      database.close();
    },
  };
};
