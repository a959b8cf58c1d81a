import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/**
 * The storage key of the id of the account whose data is stored. It outlives an expired session, so that the
 * data is available after the next login. A logout removes it, so that other tabs can tell a logout from an
 * expired session.
 */
export const accountIdKey = 'saddlebag:account';
export const isGuestId = (accountId: string): boolean => accountId.startsWith('guest:');

/** The storage key that holds the data of an account while the account is not logged in. */
export const savedDataKey = (accountId: string): string => `saddlebag:aside:${accountId}`;

type StoredValues = Readonly<Record<string, string>>;

const isAccountKey = (key: string): boolean =>
  Object.values(accountKeys).some((prefix) => key.startsWith(prefix));

export const readAccountValues = (storage: KeyValueStorage): StoredValues =>
  Object.fromEntries(
    storage
      .keys()
      .filter(isAccountKey)
      .map((key) => [key, storage.read(key)] as const)
      .filter((entry): entry is readonly [string, string] => entry[1] !== null),
  );

/** Parses stored fields without a schema library, because this code runs before the first render. */
const parseFields = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const saveAccountValues = (storage: KeyValueStorage, accountId: string, values: StoredValues): void => {
  if (Object.keys(values).length === 0) return;
  const key = savedDataKey(accountId);
  storage.write(key, JSON.stringify({ ...parseFields(storage.read(key)), ...values }));
};

const restoreAccountValues = (storage: KeyValueStorage, accountId: string): void => {
  for (const [key, text] of Object.entries(parseFields(storage.read(savedDataKey(accountId)))))
    if (typeof text === 'string' && isAccountKey(key) && storage.read(key) === null) storage.write(key, text);
  storage.remove(savedDataKey(accountId));
};

const removeAll = (storage: KeyValueStorage, values: StoredValues): void => {
  for (const key of Object.keys(values)) storage.remove(key);
};

/**
 * Switches the stored data to an account. Hides the data of the previous account under another key and
 * restores the data of this account.
 */
export const switchAccountStorage = (storage: KeyValueStorage, accountId: string): void => {
  const owner = storage.read(accountIdKey);
  if (owner === accountId) return;
  if (owner !== null) {
    const values = readAccountValues(storage);
    // Drop a guest's data, because a guest never gets the same id again.
    if (!isGuestId(owner)) saveAccountValues(storage, owner, values);
    removeAll(storage, values);
  }
  restoreAccountValues(storage, accountId);
  storage.write(accountIdKey, accountId);
};

/** Selects the requests whose outcome is unknown, each with its placement record and its draft. */
const selectUnfinished = (values: StoredValues): StoredValues => {
  const draftIds = Object.entries(values)
    .filter(([key]) => key.startsWith(accountKeys.placement))
    .filter(([, text]) => ['sending', 'unknown'].includes(String(parseFields(text)['state'])))
    .map(([key]) => key.slice(accountKeys.placement.length));
  if (draftIds.length === 0) return {};
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, text]) =>
        key === accountKeys.claimedOrders ||
        draftIds.some((id) => key === accountKeys.placement + id) ||
        (key.startsWith(accountKeys.draft) && draftIds.includes(String(parseFields(text)['id']))),
    ),
  );
};

/**
 * Deletes the data of an account when it logs out: drafts, placement records and recent entries.
 *
 * Keeps requests whose outcome is unknown, because the vendor must still find out whether a rider is coming.
 * A logout does not wait for the outcome, which could take forever without a network. After the account's
 * next login, the portal looks for the orders.
 * @returns whether there is such a request, so that the vendor can be informed
 */
export const clearAccountStorage = (storage: KeyValueStorage, accountId: string): boolean => {
  const values = readAccountValues(storage);
  const unfinished = selectUnfinished(values);
  saveAccountValues(storage, accountId, unfinished);
  removeAll(storage, values);
  storage.remove(accountIdKey);
  return Object.keys(unfinished).length > 0;
};
