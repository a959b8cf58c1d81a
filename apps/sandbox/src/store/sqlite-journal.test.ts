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
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const everything = (store: Store) =>
  Object.fromEntries(
    tableNames.map((table) => [table, [...store.all(table)].toSorted((a, b) => (a.id < b.id ? -1 : 1))]),
  );

const seeded = (folder: string, fresh = false): Store => {
  const store = createStore(openSqliteJournal({ folder, fresh }));
  createSandbox({ store, clock: { now: () => noon } });
  return store;
};

describe('the journal', () => {
  it('gives a new store everything that the last one held', () => {
    const folder = newFolder();
    const first = seeded(folder);
    const { orders } = first.orders.list({ by: 'vendor', id: 'y0ud', count: 2 });
    first.save([
      { table: 'value', record: { id: 'note', value: { text: 'বাংলা "quoted"\n' } } },
      { table: 'order', removed: orders[1]!.id },
    ]);
    const before = everything(first);
    first.close();

    const second = createStore(openSqliteJournal({ folder }));
    expect(everything(second)).toEqual(before);
    expect(second.orders.lastNumber('y0ud')).toBe(5);
    second.close();
  });

  it('begins anew when asked', () => {
    const folder = newFolder();
    const first = seeded(folder);
    first.save([{ table: 'value', record: { id: 'note', value: 1 } }]);
    first.close();
    const second = seeded(folder, true);
    expect(second.find('value', 'note')).toBeUndefined();
    second.close();
  });

  it('leaves the store as it was when it cannot write', () => {
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

  it('has written when the store is settled, and not a moment later', async () => {
    const folder = newFolder();
    const store = createStore(openSqliteJournal({ folder }));
    store.save([{ table: 'value', record: { id: 'a', value: 1 } }]);
    store.save([{ table: 'value', record: { id: 'a', value: 2 } }]);
    store.save([{ table: 'value', record: { id: 'b', value: 3 } }]);
    await store.settled();
    expect(store.settled()).toBeUndefined();

    const onlooker = createStore(openSqliteJournal({ folder }));
    expect([...onlooker.all('value')]).toEqual([
      { id: 'a', value: 2 },
      { id: 'b', value: 3 },
    ]);
    onlooker.close();
    store.close();
  });

  it('does not grow without end when records change again and again', async () => {
    const folder = newFolder();
    const store = createStore(openSqliteJournal({ folder }));
    for (let value = 0; value < 1500; value += 1) {
      store.save([{ table: 'value', record: { id: 'counter', value } }]);
      if (value % 100 === 0) await store.settled();
    }
    store.close();
    createStore(openSqliteJournal({ folder })).close();
    const onlooker = openSqliteJournal({ folder });
    expect([...onlooker.load()]).toEqual([
      { table: 'value', id: 'counter', body: '{"id":"counter","value":1499}' },
    ]);
    onlooker.close();
    const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true });
    expect(database.prepare('select count(*) as entries from log').get()).toEqual({ entries: 1 });
    database.close();
  });

  it('writes what is waiting before it closes', () => {
    const folder = newFolder();
    const store = createStore(openSqliteJournal({ folder }));
    store.save([{ table: 'value', record: { id: 'a', value: 1 } }]);
    store.close();
    const next = createStore(openSqliteJournal({ folder }));
    expect(next.find('value', 'a')?.value).toBe(1);
    next.close();
  });
});
