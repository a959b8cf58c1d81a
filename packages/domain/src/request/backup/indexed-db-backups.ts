import * as z from 'zod/mini';
import { storedValuesSchema, type Backup, type Backups } from './backups.ts';

const databaseName = 'saddlebag';
const tableName = 'backups';

const backupSchema = z.object({ stamp: z.number(), hasLeft: z.boolean(), values: storedValuesSchema });

const parseBackup = (value: unknown): Backup | null => z.safeParse(backupSchema, value).data ?? null;

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(tableName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser denied IndexedDB.'));
  });

/** Runs one transaction. Resolves to the request's result when the transaction is complete. */
const runTransaction = (
  database: IDBDatabase,
  mode: IDBTransactionMode,
  run: (table: IDBObjectStore) => IDBRequest<unknown>,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    // Without `strict`, Chromium completes a transaction before it is on disk.
    const transaction = database.transaction(tableName, mode, { durability: 'strict' });
    const request = run(transaction.objectStore(tableName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
  });

/**
 * Creates backups in IndexedDB. Chromium keeps changes of local storage in memory for 5 to 60 s, but writes a
 * strict transaction to disk before it completes.
 */
export const createIndexedDbBackups = (): Backups => {
  let opening: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    const opened = openDatabase();
    opening = opened;
    const forget = () => {
      opening = null;
    };
    opened.then((database) => {
      // Another tab deletes the database, or the browser clears the site's data.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
    }, forget);
    return opened;
  };

  return {
    read: async (accountId) =>
      parseBackup(
        await runTransaction(await (opening ?? open()), 'readonly', (table) => table.get(accountId)),
      ),
    update: async (accountId, change) => {
      await runTransaction(await (opening ?? open()), 'readwrite', (table) => {
        const request = table.get(accountId);
        request.onsuccess = () => {
          const changed = change(parseBackup(request.result));
          if (changed) table.put(changed, accountId);
          else table.delete(accountId);
        };
        return request;
      });
    },
  };
};
