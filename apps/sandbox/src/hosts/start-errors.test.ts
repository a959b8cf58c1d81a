import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { withStorageErrors } from '../store/storage-errors.ts';
import { parseCommandLine } from './command-line.ts';
import { startSandbox } from './node.ts';

const folders: string[] = [];
const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const start = (dataFolder: string, fresh = false, port = 0) => startSandbox({ port, dataFolder, fresh });

/** Starts and stops a sandbox. Returns the path of its data file. */
const createData = async (folder: string): Promise<string> => {
  await (await start(folder)).close();
  return join(folder, 'sandbox.sqlite');
};

const readFiles = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);

const damaged = (file: string): string =>
  `The data file ${file} is damaged. Restore it from a backup, or start with --fresh to delete all data.`;

describe('startSandbox', () => {
  it('changes no file when the port is in use', async () => {
    const folder = createFolder();
    await createData(folder);
    const before = readFiles(folder);
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const message = `Port ${port} is in use. Stop the program that uses it, or choose another port with --port or PORT.`;
    await expect(start(folder, true, port)).rejects.toThrow(message);
    await expect(start(join(folder, 'new'), false, port)).rejects.toThrow(message);
    other.close();
    expect(readFiles(folder)).toEqual(before);
  });

  it('refuses a folder that another sandbox of this process uses, until that sandbox closes', async () => {
    const folder = createFolder();
    const first = await start(folder);
    await expect(start(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid} at ${first.url}.`,
    );
    await first.close();
    await (await start(folder)).close();
  });

  it('reports an empty data file as damaged and leaves it alone', async () => {
    const folder = createFolder();
    const file = join(folder, 'sandbox.sqlite');
    writeFileSync(file, '');
    await expect(start(folder)).rejects.toThrow(damaged(file));
    expect(readFileSync(file)).toHaveLength(0);
    await (await start(folder, true)).close();
    await createData(folder);
  });

  it.each([
    ['is not a database', (file: string) => writeFileSync(file, 'x'.repeat(10_000))],
    [
      'has a broken page',
      (file: string) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0xff, 4096, 16_384));
      },
    ],
    [
      'has a row that is not JSON',
      (file: string) => {
        const database = new DatabaseSync(file);
        database.exec('insert into log (lines) values (\'order\ty0ud-000001\t{"id":\')');
        database.close();
      },
    ],
    [
      'belongs to another program',
      (file: string) => {
        rmSync(file);
        const database = new DatabaseSync(file);
        database.exec('create table notes (text)');
        database.close();
      },
    ],
    [
      'is missing beside its write-ahead log',
      (file: string) => {
        rmSync(file);
        writeFileSync(`${file}-wal`, 'frames');
      },
    ],
  ])('reports a data file that %s', async (_damage, damage) => {
    const folder = createFolder();
    const file = await createData(folder);
    damage(file);
    await expect(start(folder)).rejects.toThrow(damaged(file));
    await (await start(folder, true)).close();
    expect(existsSync(file)).toBe(true);
  });

  it('reports a data folder that cannot be written', async () => {
    // Not even root can create folders in `/sys` or `/System`.
    const folder = process.platform === 'darwin' ? '/System/saddlebag' : '/sys/saddlebag';
    await expect(start(folder)).rejects.toThrow(
      `${folder} cannot be written. Give this user write permission, or choose another folder with --data or SANDBOX_DATA.`,
    );
  });

  it('reports a lock file that cannot be opened', async () => {
    const folder = createFolder();
    mkdirSync(join(folder, 'lock.sqlite'));
    await expect(start(folder)).rejects.toThrow(`${join(folder, 'lock.sqlite')} cannot be written.`);
  });

  it('reports a data folder whose parent is a file', async () => {
    const file = join(createFolder(), 'file');
    writeFileSync(file, '');
    await expect(start(join(file, 'data'))).rejects.toThrow(
      `${join(file, 'data')} is not in a folder that can be created. Correct the path, or choose another folder with --data or SANDBOX_DATA.`,
    );
  });
});

describe('withStorageErrors', () => {
  it('names the path and the next step when the disk is full', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('pragma max_page_count = 2; create table log (lines)');
    const write = () => database.exec('insert into log values (zeroblob(100000))');
    expect(() => withStorageErrors('/data/sandbox.sqlite', write)).toThrow(
      'The disk is full, so /data/sandbox.sqlite cannot be written. Free some space, or choose another folder with --data or SANDBOX_DATA.',
    );
    database.close();
  });
});

describe('parseCommandLine', () => {
  it.each([
    [['--frehs'], "Unknown option '--frehs'. Run with --help for the list of options."],
    [['fresh'], "Unexpected argument 'fresh'. Run with --help for the list of options."],
    [['--port'], "Option '--port <value>' argument missing. Run with --help for the list of options."],
    [['--port', '70000'], 'The port is "70000"; it must be a whole number from 0 to 65535.'],
    [['--port', '4300.5'], 'The port is "4300.5"; it must be a whole number from 0 to 65535.'],
    [
      ['--portal', '/nowhere'],
      'The portal folder /nowhere has no index.html. Run npm run build, or choose another folder with --portal.',
    ],
  ])('rejects %j and names the next step', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message);
  });
});
