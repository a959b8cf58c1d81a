import { keyLifetimeMs } from '../http/command-guard.ts';
import type { Store } from './store.ts';
import type { Change } from './tables.ts';

const messageLifetimeMs = 7 * 24 * 3600 * 1000;

/**
 * Returns the changes that remove expired records:
 *
 * - responses whose idempotency key has expired
 * - expired reset codes that no longer count towards the daily limit
 * - messages older than a week
 * - expired refresh tokens
 * - sessions without a valid token
 *
 * The session of a guest or a partner has an expiry instead of refresh tokens.
 */
export const expiredRecords = (store: Store, now: number): readonly Change[] => {
  const changes: Change[] = [];
  const activeSessionIds = new Set<string>();
  for (const { id, createdAt } of store.all('answer')) {
    if (createdAt + keyLifetimeMs <= now) changes.push({ table: 'answer', removed: id });
  }
  for (const { id, expiresAt, countedFrom } of store.all('passwordReset')) {
    if (Math.max(expiresAt, countedFrom + keyLifetimeMs) <= now)
      changes.push({ table: 'passwordReset', removed: id });
  }
  for (const { id, sentAt } of store.all('message')) {
    if (sentAt + messageLifetimeMs <= now) changes.push({ table: 'message', removed: id });
  }
  for (const { id, sessionId, expiresAt } of store.all('refreshToken')) {
    if (expiresAt <= now) changes.push({ table: 'refreshToken', removed: id });
    else activeSessionIds.add(sessionId);
  }
  for (const { id, expiresAt = -Infinity } of store.all('session'))
    if (!activeSessionIds.has(id) && expiresAt <= now) changes.push({ table: 'session', removed: id });
  return changes;
};
