import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { noon } from '../testing/harness.ts';
import type { Journal } from './journal.ts';
import { openSqliteJournal } from './sqlite-journal.ts';
import { createStore, type Store } from './store.ts';
import { tableNames } from './tables.ts';

const folders: string[] = [];
const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const readAllTables = (store: Store) =>
  Object.fromEntries(
    tableNames.map((table) => [table, [...store.all(table)].toSorted((a, b) => (a.id < b.id ? -1 : 1))]),
  );

const openSeededStore = (folder: string, fresh = false): Store => {
  const store = createStore(openSqliteJournal({ folder, fresh }));
  createSandbox({ store, clock: { now: () => noon } });
  return store;
};

describe('a store with a journal', () => {
  it('restores all records of the previous store', () => {
    const folder = createFolder();
    const first = openSeededStore(folder);
    const { orders } = first.orders.list({ by: 'vendor', id: 'y0ud', count: 2 });
    first.save([
      { table: 'value', record: { id: 'note', value: { text: 'বাংলা "quoted"\n' } } },
      { table: 'order', removed: orders[1]!.id },
    ]);
    const before = readAllTables(first);
    first.close();

    const second = createStore(openSqliteJournal({ folder }));
    expect(readAllTables(second)).toEqual(before);
    expect(second.orders.lastNumber('y0ud')).toBe(5);
    second.close();
  });

  it('deletes existing records with `fresh`', () => {
    const folder = createFolder();
    const first = openSeededStore(folder);
    first.save([{ table: 'value', record: { id: 'note', value: 1 } }]);
    first.close();
    const second = openSeededStore(folder, true);
    expect(second.find('value', 'note')).toBeUndefined();
    second.close();
  });

  it('keeps its records unchanged when a write fails', () => {
    const broken: Journal = {
      load: () => [],
      clear: () => {},
      close: () => {},
      commit: () => {
        throw new Error('disk full');
      },
    };
    const store = createStore(broken);
    const save = () => store.save([{ table: 'value', record: { id: 'note', value: 1 } }]);
    expect(save).toThrow('disk full');
    expect(store.find('value', 'note')).toBeUndefined();
  });

  it('persists all changes before `settled` resolves', async () => {
    const folder = createFolder();
    const store = createStore(openSqliteJournal({ folder }));
    store.save([{ table: 'value', record: { id: 'a', value: 1 } }]);
    store.save([{ table: 'value', record: { id: 'a', value: 2 } }]);
    store.save([{ table: 'value', record: { id: 'b', value: 3 } }]);
    await store.settled();
    expect(store.settled()).toBeUndefined();

    const secondReader = createStore(openSqliteJournal({ folder }));
    expect([...secondReader.all('value')]).toEqual([
      { id: 'a', value: 2 },
      { id: 'b', value: 3 },
    ]);
    secondReader.close();
    store.close();
  });

  it('compacts the log on opening when records change often', async () => {
    const folder = createFolder();
    const store = createStore(openSqliteJournal({ folder }));
    for (let value = 0; value < 1500; value += 1) {
      store.save([{ table: 'value', record: { id: 'counter', value } }]);
      if (value % 100 === 0) await store.settled();
    }
    store.close();
    createStore(openSqliteJournal({ folder })).close();
    const secondReader = openSqliteJournal({ folder });
    expect([...secondReader.load()]).toEqual([
      { table: 'value', id: 'counter', body: '{"id":"counter","value":1499}' },
    ]);
    secondReader.close();
    const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true });
    expect(database.prepare('select count(*) as entries from log').get()).toEqual({ entries: 1 });
    database.close();
  });

  it('writes queued changes before it closes', () => {
    const folder = createFolder();
    const store = createStore(openSqliteJournal({ folder }));
    store.save([{ table: 'value', record: { id: 'a', value: 1 } }]);
    store.close();
    const next = createStore(openSqliteJournal({ folder }));
    expect(next.find('value', 'a')?.value).toBe(1);
    next.close();
  });
});
