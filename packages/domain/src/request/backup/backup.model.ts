import { attach, createEvent, createStore, sample } from 'effector';
import { $session, accountLeft, sessionStarted } from '../../account/session/index.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { draftKey, draftReloadRequested } from '../draft/index.ts';
import { $durability } from '../placement/index.ts';
import type { Backups } from './backups.ts';
import { createIndexedDbBackups } from './indexed-db-backups.ts';
import { createStorageBackup, type StorageBackup } from './storage-backup.ts';

/** A signed-in screen opened. Idempotent. */
export const backupStarted = createEvent();

export const $backups = createStore<Backups>(createIndexedDbBackups(), { serialize: 'ignore' });

const createBackupFx = attach({
  source: { storage: $storage, backups: $backups, clock: $clock },
  effect: createStorageBackup,
});
const $backup = createStore<StorageBackup | null>(null, { serialize: 'ignore' }).on(
  createBackupFx.doneData,
  (_, backup) => backup,
);
$storage.on(createBackupFx.doneData, (_, { storage }) => storage);
$durability.on(createBackupFx.doneData, (_, backup) => backup);

const recoverFx = attach({
  source: $backup,
  effect: (backup, accountId: string) => backup?.recover(accountId) ?? [],
});
const saveFx = attach({ source: $backup, effect: (backup) => backup?.saved() });

sample({
  clock: backupStarted,
  source: $backup,
  filter: (backup) => backup === null,
  fn: () => undefined,
  target: createBackupFx,
});

// When an account is signed in, restore what a crash of the browser has lost.
sample({
  clock: [createBackupFx.done, sessionStarted],
  source: $session.map((session) => session?.user.id ?? ''),
  filter: Boolean,
  target: recoverFx,
});
sample({
  clock: recoverFx.doneData,
  filter: (keys) => keys.some((key) => key.startsWith(draftKey(''))),
  fn: () => undefined,
  target: draftReloadRequested,
});

// When the account leaves, reduce its backup at once to the values that a logout keeps.
sample({ clock: accountLeft, target: saveFx });
