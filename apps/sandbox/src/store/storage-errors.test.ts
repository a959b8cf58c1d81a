import { describe, expect, it } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { damagedFile, withStorageErrors } from './storage-errors.ts';

const path = '/data/sandbox.sqlite';
const errorWith = (fields: object): Error => Object.assign(new Error('cause'), fields);

/** Returns what `withStorageErrors` throws when its action throws `error`. */
const convert = (error: unknown): unknown => {
  try {
    return withStorageErrors(path, () => {
      throw error;
    });
  } catch (converted) {
    return converted;
  }
};

const reasons = {
  busy: 'Another program has locked /data/sandbox.sqlite. Close that program, then start again.',
  unwritable: '/data/sandbox.sqlite cannot be written.',
  broken: 'The disk failed to read or write /data/sandbox.sqlite.',
  damaged: 'The data file /data/sandbox.sqlite is damaged.',
  full: 'The disk is full, so /data/sandbox.sqlite cannot be written.',
  'not-a-folder': '/data/sandbox.sqlite is not in a folder that can be created.',
} as const;

describe('an error of the storage', () => {
  it.each([
    [5, 'busy'],
    [6, 'busy'],
    [8, 'unwritable'],
    [10, 'broken'],
    [11, 'damaged'],
    [13, 'full'],
    [14, 'unwritable'],
    [26, 'damaged'],
    // An extended code of SQLITE_IOERR.
    [266, 'broken'],
  ] as const)('explains the SQLite code %i', (errcode, reason) => {
    const error = convert(errorWith({ errcode, code: 'ERR_SQLITE_ERROR' }));

    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).toContain(reasons[reason]);
  });

  it.each([
    ['EACCES', 'unwritable'],
    ['EPERM', 'unwritable'],
    ['EROFS', 'unwritable'],
    ['EEXIST', 'not-a-folder'],
    ['ENOTDIR', 'not-a-folder'],
    ['ENOENT', 'not-a-folder'],
    ['EDQUOT', 'full'],
    ['ENOSPC', 'full'],
    ['EIO', 'broken'],
  ] as const)('explains the system code %s', (code, reason) => {
    expect(String(convert(errorWith({ code })))).toContain(reasons[reason]);
  });

  it('explains a row that is not JSON', () => {
    expect(String(convert(new SyntaxError('Unexpected token')))).toContain(reasons.damaged);
    expect(damagedFile(path).message).toContain(reasons.damaged);
  });

  it('keeps the original error as its cause', () => {
    const cause = errorWith({ code: 'EIO' });

    expect(convert(cause)).toMatchObject({ cause });
  });

  it.each([
    ['without a code', new Error('bug')],
    ['with an unknown SQLite code', errorWith({ errcode: 1 })],
    ['with a SQLite code that is a text', errorWith({ errcode: '5', code: 'UNKNOWN' })],
    ['with an unknown system code', errorWith({ code: 'EUNKNOWN' })],
    ['with a system code that is a number', errorWith({ code: 5 })],
    ['when it is a text', 'EIO'],
  ])('stays the same %s', (_, error) => {
    expect(convert(error)).toBe(error);
  });
});

describe('a successful action', () => {
  it('returns its result', () => {
    expect(withStorageErrors(path, () => 7)).toBe(7);
  });
});
