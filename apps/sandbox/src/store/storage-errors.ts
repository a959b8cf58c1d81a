import { OperatorError } from '../operator-error.ts';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const sqliteReasons: Readonly<Record<number, Reason>> = {
  5: 'busy',
  6: 'busy',
  8: 'unwritable',
  10: 'broken',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  26: 'damaged',
};

const systemReasons: Readonly<Record<string, Reason>> = {
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EROFS: 'unwritable',
  EEXIST: 'not-a-folder',
  ENOTDIR: 'not-a-folder',
  ENOENT: 'not-a-folder',
  EDQUOT: 'full',
  ENOSPC: 'full',
  EIO: 'broken',
};

type Reason = 'busy' | 'unwritable' | 'broken' | 'damaged' | 'full' | 'not-a-folder';

const chooseAnotherFolder = 'choose another folder with --data or SANDBOX_DATA';

const messages: Readonly<Record<Reason, (path: string) => string>> = {
  busy: (path) => `Another program has locked ${path}. Close that program, then start again.`,
  unwritable: (path) =>
    `${path} cannot be written. Give this user write permission, or ${chooseAnotherFolder}.`,
  broken: (path) => `The disk failed to read or write ${path}. Check the disk, or ${chooseAnotherFolder}.`,
  damaged: (path) =>
    `The data file ${path} is damaged. Restore it from a backup, or start with --fresh to delete all data.`,
  full: (path) =>
    `The disk is full, so ${path} cannot be written. Free some space, or ${chooseAnotherFolder}.`,
  'not-a-folder': (path) =>
    `${path} is not in a folder that can be created. Correct the path, or ${chooseAnotherFolder}.`,
};

const findReason = (error: Error): Reason | undefined => {
  // JSON.parse throws a SyntaxError for a row of the data file that is not JSON.
  if (error instanceof SyntaxError) return 'damaged';
  // The low byte of an extended result code is the primary one.
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteReasons[error.errcode & 0xff];
  return 'code' in error && typeof error.code === 'string' ? systemReasons[error.code] : undefined;
};

/** Creates the error for a data file that has lost its content. */
export const damagedFile = (path: string): OperatorError => new OperatorError(messages.damaged(path));

/**
 * Runs an action on the file or folder at `path`. Turns an error of SQLite or of the file system into an
 * `OperatorError` with the path and the next step. Rethrows every other error.
 */
export const withStorageErrors = <T>(path: string, action: () => T): T => {
  try {
    return action();
  } catch (error) {
    const reason = error instanceof Error ? findReason(error) : undefined;
    throw reason === undefined ? error : new OperatorError(messages[reason](path), { cause: error });
  }
};
