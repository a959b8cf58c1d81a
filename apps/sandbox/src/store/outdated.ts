import { keyLife } from '../http/command-guard.ts';
import type { Store } from './store.ts';
import type { Change } from './tables.ts';

const messageLife = 7 * 24 * 3600 * 1000;

/**
 * Removes what no rule looks at any more: answers whose key has run out, codes that can be neither used nor counted,
 * messages of last week, and sessions that cannot be extended.
 */
export const outdated = (store: Store, now: number): readonly Change[] => {
  const changes: Change[] = [];
  const living = new Set<string>();
  for (const { id, createdAt } of store.all('answer')) {
    if (createdAt + keyLife <= now) changes.push({ table: 'answer', removed: id });
  }
  for (const { id, expiresAt, countedFrom } of store.all('passwordReset')) {
    if (Math.max(expiresAt, countedFrom + keyLife) <= now)
      changes.push({ table: 'passwordReset', removed: id });
  }
  for (const { id, sentAt } of store.all('message')) {
    if (sentAt + messageLife <= now) changes.push({ table: 'message', removed: id });
  }
  for (const { id, sessionId, expiresAt } of store.all('refreshToken')) {
    if (expiresAt <= now) changes.push({ table: 'refreshToken', removed: id });
    else living.add(sessionId);
  }
  for (const { id } of store.all('session'))
    if (!living.has(id)) changes.push({ table: 'session', removed: id });
  return changes;
};
