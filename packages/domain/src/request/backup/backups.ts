import * as z from 'zod/mini';

/** Texts by storage key. */
export const storedValuesSchema = z.record(z.string(), z.string());

/** A copy of an account's stored values that survives a crash of the whole browser. */
export interface Backup {
  /** Grows with each change. Local storage keeps the stamp too, so a lost change is detected. */
  readonly stamp: number;
  /** True after a logout. The values are then those that a logout keeps. */
  readonly hasLeft: boolean;
  readonly values: Readonly<z.output<typeof storedValuesSchema>>;
}

/** The backups of all accounts. Every call rejects if the browser denies the database. */
export interface Backups {
  read(accountId: string): Promise<Backup | null>;
  /**
   * Replaces a backup with the result of `change`, atomically across tabs. Null deletes it. Resolves when the
   * result is on disk.
   */
  update(accountId: string, change: (backup: Backup | null) => Backup | null): Promise<void>;
}

/** Creates backups that live as long as the page. */
export const createMemoryBackups = (): Backups => {
  const backups = new Map<string, Backup>();
  return {
    read: (accountId) => Promise.resolve(backups.get(accountId) ?? null),
    update: (accountId, change) => {
      const changed = change(backups.get(accountId) ?? null);
      if (changed) backups.set(accountId, changed);
      else backups.delete(accountId);
      return Promise.resolve();
    },
  };
};
