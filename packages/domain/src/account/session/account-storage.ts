import { accountKeys } from '../../platform/ports/internal.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/**
 * Whose drafts and records are stored: an account's id. It outlives a session that expires, so that they are there again
 * after the next sign-in; logging out takes it away, by which the other tabs know the one from the other.
 */
export const ownerKey = 'saddlebag:account';
/** Where the things of an account wait while somebody else is signed in. */
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

/** The fields of a stored text. Checked by hand: this comes with the first picture, which must not wait for schemas. */
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

/** Someone is signed in: what another account has left is put aside, unseen, and what waits for this one taken back. */
export const enterAccount = (storage: KeyValueStorage, accountId: string): void => {
  const owner = storage.read(ownerKey);
  if (owner === accountId) return;
  if (owner !== null) {
    const things = readThings(storage);
    // A guest never comes back as the same one.
    if (!owner.startsWith('guest:')) putAside(storage, owner, things);
    removeAll(storage, things);
  }
  takeBack(storage, accountId);
  storage.write(ownerKey, accountId);
};

/** The requests of which nobody knows yet whether they have become orders, each with its record and its draft. */
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
 * Someone logs out: their drafts, records and recents go.
 *
 * The one exception is a request that is being sent at that moment. Logging out does not wait for it, since without a
 * network it would wait for ever; and it must not forget it either, since then nobody would ever know whether a rider
 * comes. So it is put aside for this account alone, and the next sign-in finds its order or says that there is none.
 * @returns whether there is such a request, which the vendor is told
 */
export const leaveAccount = (storage: KeyValueStorage, accountId: string): boolean => {
  const things = readThings(storage);
  const waiting = unfinished(things);
  putAside(storage, accountId, waiting);
  removeAll(storage, things);
  storage.remove(ownerKey);
  return Object.keys(waiting).length > 0;
};
