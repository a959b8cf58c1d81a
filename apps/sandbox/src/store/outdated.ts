import { keyLife } from '../orders/command-guard.ts';
import type { Store } from './store.ts';
import type { Change } from './tables.ts';

/** Removes what no rule looks at any more: answers whose key has run out, and sessions that cannot be extended. */
export const outdated = (store: Store, now: number): readonly Change[] => {
  const changes: Change[] = [];
  const living = new Set<string>();
  for (const { id, createdAt } of store.all('answer')) {
    if (createdAt + keyLife <= now) changes.push({ table: 'answer', removed: id });
  }
  for (const { id, sessionId, expiresAt } of store.all('refreshToken')) {
    if (expiresAt <= now) changes.push({ table: 'refreshToken', removed: id });
    else living.add(sessionId);
  }
  for (const { id } of store.all('session'))
    if (!living.has(id)) changes.push({ table: 'session', removed: id });
  return changes;
};
