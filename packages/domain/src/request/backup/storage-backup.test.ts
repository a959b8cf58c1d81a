import { describe, expect, it } from 'vitest';
import { clearAccountStorage, switchAccountStorage } from '../../account/session/account-storage.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { blankSheet, writeField } from '../draft/draft-sheet.ts';
import { createMemoryBackups, type Backups } from './backups.ts';
import { createStorageBackup } from './storage-backup.ts';

const draftKey = 'saddlebag:draft:y0ud';
const recordKey = 'saddlebag:placement:d1';
const noted = (text: string, since = 1, id = 'd1') =>
  JSON.stringify(writeField(blankSheet(id, since), { field: 'notes', value: text }, since + 5));

const setUp = (backups: Backups = createMemoryBackups()) => {
  const clock = createVirtualClock();
  const openPage = async (stored: KeyValueStorage, accountId = 'farhana') => {
    switchAccountStorage(stored, accountId);
    const backup = createStorageBackup({ storage: stored, backups, clock });
    const restoredKeys = await clock.runUntil(backup.recover(accountId));
    return { backup, storage: backup.storage, restoredKeys };
  };
  /** Creates the local storage of a browser that lost every change since `values` were on disk. */
  const diskWith = (values: Readonly<Record<string, string>> = {}) => createSharedStorage(values).openTab();
  const copyOf = (storage: KeyValueStorage) =>
    Object.fromEntries(storage.keys().map((key) => [key, storage.read(key) ?? '']));
  return { clock, backups, openPage, diskWith, copyOf };
};

describe('storage backup', () => {
  it('restores values that were stored 250 ms before the browser was killed', async () => {
    const { clock, openPage, diskWith } = setUp();
    const { storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice'));
    storage.write(recordKey, '{"state":"sending"}');
    await clock.advance(250);

    const restarted = await openPage(diskWith());

    expect(restarted.storage.read(draftKey)).toBe(noted('ring twice'));
    expect(restarted.storage.read(recordKey)).toBe('{"state":"sending"}');
  });

  it('leaves the storage unchanged when the browser lost nothing', async () => {
    const { clock, openPage, diskWith, copyOf } = setUp();
    const { storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice'));
    await clock.advance(250);
    // Not backed up before the page closed.
    storage.write(draftKey, noted('ring once', 1));

    const restarted = await openPage(diskWith(copyOf(storage)));

    expect(restarted.restoredKeys).toEqual([]);
    expect(restarted.storage.read(draftKey)).toBe(noted('ring once', 1));
  });

  it('removes a discarded draft again when the browser has lost the discard', async () => {
    const { clock, openPage, diskWith, copyOf } = setUp();
    const { storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice'));
    await clock.advance(250);
    const disk = copyOf(storage);
    const emptyDraft = JSON.stringify(blankSheet('d2', clock.now()));
    storage.write(draftKey, emptyDraft);
    await clock.advance(250);

    const restarted = await openPage(diskWith(disk));

    expect(restarted.storage.read(draftKey)).toBe(emptyDraft);
  });

  it('does not restore a removed record when the browser has lost the removal', async () => {
    const { clock, openPage, diskWith, copyOf } = setUp();
    const { storage } = await openPage(diskWith());
    storage.write(recordKey, '{"state":"sending"}');
    await clock.advance(250);
    const disk = copyOf(storage);
    storage.remove(recordKey);
    await clock.advance(250);

    const restarted = await openPage(diskWith(disk));

    expect(restarted.storage.read(recordKey)).toBeNull();
  });

  it('does not restore a draft when the browser has lost the logout that deleted it', async () => {
    const { clock, openPage, diskWith, copyOf } = setUp();
    const { storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice'));
    await clock.advance(250);
    const disk = copyOf(storage);
    clearAccountStorage(storage, 'farhana');
    await clock.advance(250);

    const restarted = await openPage(diskWith(disk));

    expect(restarted.storage.read(draftKey)).toBeNull();
  });

  it('does not restore a draft after a logout and a new login', async () => {
    const { clock, openPage, diskWith } = setUp();
    const { backup, storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice'));
    await clock.advance(250);
    clearAccountStorage(storage, 'farhana');
    await backup.saved();
    const keysAfterLogout = storage.keys();

    const next = await openPage(storage);

    expect(keysAfterLogout).toEqual([]);
    expect(next.storage.read(draftKey)).toBeNull();
  });

  it('keeps a draft that was typed after a new login before the backup had loaded', async () => {
    const { openPage, diskWith } = setUp();
    const { backup, storage } = await openPage(diskWith());
    clearAccountStorage(storage, 'farhana');
    await backup.saved();
    switchAccountStorage(storage, 'farhana');
    storage.write(draftKey, noted('typed early'));

    const next = await openPage(storage);

    expect(next.storage.read(draftKey)).toBe(noted('typed early'));
  });

  it('restores a request that was still being sent at the logout', async () => {
    const { clock, openPage, diskWith, copyOf } = setUp();
    const { storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice'));
    storage.write(recordKey, '{"state":"sending"}');
    await clock.advance(250);
    const disk = copyOf(storage);
    clearAccountStorage(storage, 'farhana');
    await clock.advance(250);

    const restarted = await openPage(diskWith(disk));

    expect(restarted.storage.read(recordKey)).toBe('{"state":"sending"}');
  });

  it('never mixes the values of two accounts', async () => {
    const { clock, openPage, diskWith } = setUp();
    const first = await openPage(diskWith());
    first.storage.write(draftKey, noted('of farhana'));
    await clock.advance(250);

    const second = await openPage(diskWith(), 'rezaul');
    const valueOfSecond = second.storage.read(draftKey);
    second.storage.write(draftKey, noted('of rezaul', 1, 'd2'));
    await clock.advance(250);
    const firstAgain = await openPage(second.storage);

    expect(valueOfSecond).toBeNull();
    expect(firstAgain.storage.read(draftKey)).toBe(noted('of farhana'));
  });

  it('keeps edits that were typed before the restored draft arrived', async () => {
    const { clock, openPage, diskWith } = setUp();
    const { storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice', 0));
    await clock.advance(250);
    const disk = diskWith();
    const typed = writeField(blankSheet('d9', 0), { field: 'unit', value: '4B' }, clock.now());
    disk.write(draftKey, JSON.stringify(typed));

    const restarted = await openPage(disk);

    const { id, fields } = JSON.parse(restarted.storage.read(draftKey) ?? '') as ReturnType<
      typeof blankSheet
    >;
    // The restored draft keeps its id, because an order may have been sent with it.
    expect([id, fields.notes?.value, fields.unit?.value]).toEqual(['d1', 'ring twice', '4B']);
  });

  it('keeps a value that another tab backs up while this page opens', async () => {
    const memory = createMemoryBackups();
    let saveOtherTab = (): Promise<void> => Promise.resolve();
    const { openPage, diskWith } = setUp({
      ...memory,
      read: async (accountId) => {
        const backup = await memory.read(accountId);
        await saveOtherTab();
        return backup;
      },
    });
    const otherTab = await openPage(diskWith());
    saveOtherTab = () => {
      otherTab.storage.write(recordKey, '{"state":"sending"}');
      return otherTab.backup.saved();
    };

    // The new page has a copy of the local storage without the latest change.
    await openPage(diskWith({ 'saddlebag:backup:farhana': '1e15' }));

    expect((await memory.read('farhana'))?.values[recordKey]).toBe('{"state":"sending"}');
  });

  it('deletes the backup of a guest who leaves', async () => {
    const { clock, backups, openPage, diskWith } = setUp();
    const { storage } = await openPage(diskWith(), 'guest:1');
    storage.write(draftKey, noted('ring twice'));
    await clock.advance(250);
    clearAccountStorage(storage, 'guest:1');
    await clock.advance(250);

    expect(await backups.read('guest:1')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  it('reports values as saved after one second when the database never responds', async () => {
    const never = () => new Promise<never>(() => undefined);
    const memory = createMemoryBackups();
    let isStuck = false;
    const { clock, openPage, diskWith } = setUp({
      read: memory.read,
      update: (...change) => (isStuck ? never() : memory.update(...change)),
    });
    const { backup, storage } = await openPage(diskWith());
    isStuck = true;
    storage.write(draftKey, noted('ring twice'));
    const startedAt = clock.now();

    await clock.runUntil(backup.saved());

    expect(clock.now() - startedAt).toBeLessThanOrEqual(1000);
  });

  it('leaves the storage usable when the browser denies the database', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const { clock, openPage, diskWith } = setUp({ read: denied, update: denied });
    const { backup, storage } = await openPage(diskWith());
    storage.write(draftKey, noted('ring twice'));
    await backup.saved();
    await clock.advance(1000);

    expect(storage.read(draftKey)).toBe(noted('ring twice'));
  });
});
