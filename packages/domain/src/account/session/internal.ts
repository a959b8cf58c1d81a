export { renewalDelayed } from './renewal-events.ts';
export { clearAccountStorageFx } from './session-storage.model.ts';
export { readStoredToken, writeStoredSession } from './stored-session.ts';
export { accountIdKey, readAccountValues, savedDataKey } from './account-storage.ts';
