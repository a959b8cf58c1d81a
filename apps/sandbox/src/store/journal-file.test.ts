import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { dataFileIn, openSqliteJournal } from './sqlite-journal.ts';
import { createStore } from './store.ts';

const folders: string[] = [];
const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-journal-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const noteWith = (value: unknown, id = 'note') => ({ table: 'value' as const, record: { id, value } });
const countEntries = (folder: string): unknown => {
  const database = new DatabaseSync(dataFileIn(folder));
  const row = database.prepare('select count(*) as count from log').get();
  database.close();
  return row?.['count'];
};
/** Runs `change` on the store of a folder and closes it. */
const withStore = (folder: string, change: (store: ReturnType<typeof createStore>) => void): void => {
  const store = createStore(openSqliteJournal({ folder }));
  change(store);
  store.close();
};

describe('the file of a journal', () => {
  it('does not restore a removed record after a restart', () => {
    const folder = createFolder();
    withStore(folder, (store) => {
      store.save([noteWith(1), noteWith(2, 'other')]);
      store.save([{ table: 'value', removed: 'note' }]);
    });

    withStore(folder, (store) => {
      expect([store.find('value', 'note'), store.find('value', 'other')]).toEqual([
        undefined,
        { id: 'other', value: 2 },
      ]);
    });
  });

  it('has no row of a removed record after a restart', () => {
    const folder = createFolder();
    withStore(folder, (store) => {
      store.save([noteWith(1)]);
      store.save([{ table: 'value', removed: 'note' }]);
    });
    const journal = openSqliteJournal({ folder });

    expect([...journal.load()]).toEqual([]);
    journal.close();
  });

  it('is empty after `clear`, even for changes that were not written yet', () => {
    const folder = createFolder();
    withStore(folder, (store) => {
      store.save([noteWith(1)]);
      store.clear();
      expect(store.find('value', 'note')).toBeUndefined();
    });

    withStore(folder, (store) => expect([...store.all('value')]).toEqual([]));
  });

  it.each([
    [1002, 1002],
    [1003, 1],
  ])(
    'shrinks only above the compaction threshold: from %i rows of one record to %i after a restart',
    async (rowCount, entryCount) => {
      const folder = createFolder();
      const store = createStore(openSqliteJournal({ folder }));
      for (let row = 1; row <= rowCount; row += 1) {
        store.save([noteWith(row)]);
        await store.settled();
      }
      store.close();

      withStore(folder, (reopened) => expect(reopened.find('value', 'note')?.value).toBe(rowCount));
      expect(countEntries(folder)).toBe(entryCount);
    },
  );

  it.each(['', 'value', '\tnote\t{}', 'value\t\t{}'])('is damaged when it has the row %j', (lines) => {
    const folder = createFolder();
    withStore(folder, () => {});
    const database = new DatabaseSync(dataFileIn(folder));
    database.prepare('insert into log (lines) values (?)').run(lines);
    database.close();
    const journal = openSqliteJournal({ folder });

    expect(() => journal.load()).toThrow('A row has no table or no id.');
    journal.close();
  });
});

describe('a store without a journal', () => {
  it('starts empty and forgets its records on `clear`', () => {
    const store = createStore();
    expect([...store.all('value')]).toEqual([]);
    store.save([noteWith(1)]);
    store.clear();
    expect([...store.all('value')]).toEqual([]);
    expect(store.settled()).toBeUndefined();
  });
});
