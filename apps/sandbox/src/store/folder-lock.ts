import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';
import { withStorageErrors } from './storage-errors.ts';

const lockFileName = 'lock.sqlite';
const holderFileName = 'lock-holder.txt';

/** The exclusive right to use a data folder. */
export interface FolderLock {
  release(): void;
}

/** Keeps the lock databases from being garbage collected, which would release their locks. */
const heldDatabases = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

const readHolder = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * Locks a data folder, which it creates if necessary. Throws an `OperatorError` that names the holder if the
 * folder is already locked, by another process or by this one.
 *
 * The lock is SQLite's write lock on an empty database, held by a transaction that never commits. The
 * operating system releases it when the process ends, even after `kill -9`. A pid file would be unreliable,
 * because another process may reuse the pid. The lock is not on the data file itself, because `--fresh`
 * deletes that file, and opening it may already change it.
 * @param holder Describes the caller in the message to a second one: `process 42 at http://localhost:4300`.
 */
export const lockFolder = (folder: string, holder: string): FolderLock => {
  withStorageErrors(folder, () => mkdirSync(folder, { recursive: true }));
  const lockFile = join(folder, lockFileName);
  const holderFile = join(folder, holderFileName);
  const database = withStorageErrors(lockFile, () => new DatabaseSync(lockFile));
  try {
    // With the rollback journal in memory, the transaction writes nothing to the disk.
    withStorageErrors(lockFile, () => database.exec('pragma journal_mode = memory; begin immediate'));
    withStorageErrors(holderFile, () => writeFileSync(holderFile, `${holder}\n`));
  } catch (error) {
    database.close();
    if (!isBusy(error instanceof OperatorError ? error.cause : error)) throw error;
    const currentHolder = readHolder(holderFile) || 'another process';
    throw new OperatorError(
      `The data folder ${folder} is in use by ${currentHolder}. Stop it, or choose another folder with --data or SANDBOX_DATA.`,
    );
  }
  heldDatabases.add(database);
  return {
    release() {
      rmSync(holderFile, { force: true });
      heldDatabases.delete(database);
      database.close();
    },
  };
};
