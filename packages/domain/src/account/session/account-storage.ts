import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/**
 * The storage key of the account id whose data is stored. It outlives an expired session, so that the data is
 * available after the next login. A logout removes it, which tells other tabs that this was not an expiry.
 */
export const ownerKey = 'saddlebag:account';
/** The storage key that holds the data of an account while another account is logged in. */
const asideKey = (accountId: string): string => `saddlebag:aside:${accountId}`;

type Things = Readonly<Record<string, string>>;

const isOfAccount = (key: string): boolean =>
  Object.values(accountKeys).some((beginning) => key.startsWith(beginning));

const readThings = (storage: KeyValueStorage): Things =>
  Object.fromEntries(
    storage
      .keys()
      .filter(isOfAccount)
      .map((key) => [key, storage.read(key) ?? '']),
  );

/** Parses stored fields without a schema library, because this code runs before the first render. */
const fieldsOf = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const putAside = (storage: KeyValueStorage, accountId: string, things: Things): void => {
  if (Object.keys(things).length === 0) return;
  const key = asideKey(accountId);
  storage.write(key, JSON.stringify({ ...fieldsOf(storage.read(key)), ...things }));
};

const takeBack = (storage: KeyValueStorage, accountId: string): void => {
  for (const [key, text] of Object.entries(fieldsOf(storage.read(asideKey(accountId)))))
    if (typeof text === 'string' && isOfAccount(key) && storage.read(key) === null) storage.write(key, text);
  storage.remove(asideKey(accountId));
};

const removeAll = (storage: KeyValueStorage, things: Things): void => {
  for (const key of Object.keys(things)) storage.remove(key);
};

/**
 * Switches the stored data to an account. Saves the data of the previous account where it is hidden, and
 * restores that of this account.
 */
export const enterAccount = (storage: KeyValueStorage, accountId: string): void => {
  const owner = storage.read(ownerKey);
  if (owner === accountId) return;
  if (owner !== null) {
    const things = readThings(storage);
    // A guest cannot return with the same id.
    if (!owner.startsWith('guest:')) putAside(storage, owner, things);
    removeAll(storage, things);
  }
  takeBack(storage, accountId);
  storage.write(ownerKey, accountId);
};

/** Selects the requests whose outcome is unknown, each with its placement record and its draft. */
const unfinished = (things: Things): Things => {
  const drafts = Object.entries(things)
    .filter(([key]) => key.startsWith(accountKeys.placement))
    .filter(([, text]) => ['sending', 'unknown'].includes(String(fieldsOf(text)['state'])))
    .map(([key]) => key.slice(accountKeys.placement.length));
  if (drafts.length === 0) return {};
  return Object.fromEntries(
    Object.entries(things).filter(
      ([key, text]) =>
        key === accountKeys.claimedOrders ||
        drafts.some((id) => key === accountKeys.placement + id) ||
        (key.startsWith(accountKeys.draft) && drafts.includes(String(fieldsOf(text)['id']))),
    ),
  );
};

/**
 * Deletes the data of an account when it logs out: drafts, records and recent entries.
 *
 * A request that is being sent is the exception. Without a network, waiting for it could take forever, and
 * deleting it would hide whether a rider comes. It is therefore saved for this account, and the next login
 * looks for its order.
 * @returns whether there is such a request, so that the vendor can be informed
 */
export const leaveAccount = (storage: KeyValueStorage, accountId: string): boolean => {
  const things = readThings(storage);
  const waiting = unfinished(things);
  putAside(storage, accountId, waiting);
  removeAll(storage, things);
  storage.remove(ownerKey);
  return Object.keys(waiting).length > 0;
};
