import * as z from 'zod/mini';
import { accountIdKey, readAccountValues, savedDataKey } from '../../account/session/internal.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import type { Clock, Durability, KeyValueStorage } from '../../platform/ports/index.ts';
import { storedValuesSchema, type Backup, type Backups } from './backups.ts';
import { mergeLost, mergeStored } from './merge-stored.ts';

/** Milliseconds to wait for more changes of the same action. Drafts reach the storage with a delay anyway. */
const saveDelayMs = 50;
const saveTimeoutMs = 1000;
/** Milliseconds. Each tab has its own copy of local storage, which may lag behind other tabs for this long. */
const tabDelayMs = 200;

export interface StorageBackup extends Durability {
  /** The storage that reports its changes to the backup. Models must use it instead of the original. */
  readonly storage: KeyValueStorage;
  /**
   * Restores what the browser lost of the account's values, then starts to back them up.
   * @returns the restored keys
   */
  recover(accountId: string): Promise<readonly string[]>;
}

/** The storage key of the latest stamp. A logout removes it. */
const stampKey = (accountId: string): string => `saddlebag:backup:${accountId}`;

const isAccountKey = (key: string): boolean =>
  Object.values(accountKeys).some((prefix) => key.startsWith(prefix));

/** Reads what a logout has kept of an account: requests that are still being sent. */
const readSavedValues = (storage: KeyValueStorage, accountId: string): Backup['values'] => {
  try {
    const saved: unknown = JSON.parse(storage.read(savedDataKey(accountId)) ?? 'null');
    return z.safeParse(storedValuesSchema, saved).data ?? {};
  } catch {
    return {};
  }
};

/** Replaces the account's values with the backup. Keeps later edits of drafts. */
const restoreValues = (storage: KeyValueStorage, { values }: Backup): readonly string[] => {
  for (const key of Object.keys(readAccountValues(storage))) if (!(key in values)) storage.remove(key);
  return Object.entries(values)
    .map(([key, lost]) => [key, mergeLost(key, lost, storage.read(key))] as const)
    .filter(([key, text]) => text !== storage.read(key))
    .map(([key, text]) => {
      storage.write(key, text);
      return key;
    });
};

/**
 * Keeps a backup of the current account's stored values. A browser that is killed loses the last seconds of
 * local storage. The next page detects the loss, because the stamp in local storage is older than the stamp of
 * the backup, and restores the values.
 */
export const createStorageBackup = ({
  storage,
  backups,
  clock,
}: {
  readonly storage: KeyValueStorage;
  readonly backups: Backups;
  readonly clock: Clock;
}): StorageBackup => {
  /** The account whose values are backed up. Null until they are recovered. */
  let currentId: string | null = null;
  let isSaveScheduled = false;
  let lastTask: Promise<unknown> = Promise.resolve();
  const changedKeys = new Set<string>();

  const readStamp = (accountId: string): number => Number(storage.read(stampKey(accountId)) ?? 0);
  const laterStamp = (accountId: string, previous = 0): number =>
    Math.max(clock.now(), readStamp(accountId) + 1, previous + 1);
  /** Stores the next stamp before the backup does. If the backup then fails, the storage counts as newer. */
  const nextStamp = (accountId: string, previous?: number): number => {
    const stamp = laterStamp(accountId, previous);
    storage.write(stampKey(accountId), String(stamp));
    return stamp;
  };

  /** Runs tasks one after the other. Returns the fallback if one fails, such as without database access. */
  const enqueue = <T>(task: () => Promise<T>, fallback: T): Promise<T> => {
    const result = lastTask.then(task).catch(() => fallback);
    lastTask = result;
    return result;
  };

  /** Reduces the backup to what a logout keeps. Deletes the backup of a guest, who cannot sign in again. */
  const leave = async (accountId: string): Promise<void> => {
    currentId = null;
    changedKeys.clear();
    const left: Backup = {
      stamp: laterStamp(accountId),
      hasLeft: true,
      values: readSavedValues(storage, accountId),
    };
    storage.remove(stampKey(accountId));
    return backups.update(accountId, () => (accountId.startsWith('guest:') ? null : left));
  };

  const saveChanges = async (accountId: string): Promise<void> => {
    const keys = [...changedKeys];
    if (keys.length === 0) return;
    changedKeys.clear();
    const stamp = nextStamp(accountId);
    const update = (backup: Backup | null): Backup => {
      const values = new Map(Object.entries(backup?.values ?? {}));
      for (const key of keys) {
        const text = storage.read(key);
        if (text === null) values.delete(key);
        else values.set(key, mergeStored(key, text, values.get(key)));
      }
      return {
        stamp: Math.max(stamp, backup?.stamp ?? 0),
        hasLeft: false,
        values: Object.fromEntries(values),
      };
    };
    await backups.update(accountId, update).catch((error: unknown) => {
      for (const key of keys) changedKeys.add(key);
      throw error;
    });
  };

  const save = (): Promise<void> =>
    enqueue(async () => {
      if (currentId === null) return;
      await (storage.read(accountIdKey) === currentId ? saveChanges(currentId) : leave(currentId));
    }, undefined);

  const scheduleSave = (key: string): void => {
    if (currentId === null || !(isAccountKey(key) || key === accountIdKey)) return;
    changedKeys.add(key);
    if (isSaveScheduled) return;
    isSaveScheduled = true;
    void clock.sleep(saveDelayMs).then(() => {
      isSaveScheduled = false;
      return save();
    });
  };

  return {
    storage: {
      ...storage,
      write: (key, value) => {
        storage.write(key, value);
        scheduleSave(key);
      },
      remove: (key) => {
        storage.remove(key);
        scheduleSave(key);
      },
    },
    saved: async () => {
      const timeout = new AbortController();
      const elapsed = clock.sleep(saveTimeoutMs, timeout.signal).catch(() => undefined);
      await Promise.race([save(), elapsed]);
      timeout.abort();
    },
    recover: (accountId) =>
      enqueue<readonly string[]>(async () => {
        if (currentId === accountId) return [];
        if (currentId !== null) await leave(currentId);
        let backup = await backups.read(accountId);
        // Without a stamp, the logout has reached the disk, and the values belong to a new login.
        const isBehind = () =>
          backup !== null &&
          backup.stamp > readStamp(accountId) &&
          !(backup.hasLeft && storage.read(stampKey(accountId)) === null);
        if (isBehind()) {
          await clock.sleep(tabDelayMs);
          backup = await backups.read(accountId);
        }
        if (storage.read(accountIdKey) !== accountId) return [];
        const restoredKeys = backup && isBehind() ? restoreValues(storage, backup) : [];
        currentId = accountId;
        changedKeys.clear();
        const stamp = nextStamp(accountId, backup?.stamp);
        const recovered: Backup = { stamp, hasLeft: false, values: readAccountValues(storage) };
        // Another tab that has saved since the read has backed up values that this tab may not see yet.
        await backups.update(accountId, (current) =>
          current?.stamp === backup?.stamp ? recovered : current,
        );
        return restoredKeys;
      }, []),
  };
};
