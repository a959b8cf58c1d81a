import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { readStoredToken, writeStoredSession } from './stored-session.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJndWVzdCJ9.c2lnbmF0dXJl';

describe("a guest's stored token", () => {
  it('is returned when storage contains a JSON Web Token in place of a session', () => {
    const storage = createMemoryStorage();
    storage.write('token', token);

    expect(readStoredToken(storage)).toBe(token);
  });

  it('is null when storage contains a session', () => {
    const storage = createMemoryStorage();
    writeStoredSession(storage, sessionFixture(), 0);

    expect(readStoredToken(storage)).toBeNull();
  });
});
