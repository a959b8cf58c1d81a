import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { logoutRequested, sessionEnded, sessionStarted } from '../../account/session/session.model.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { $recentSearches, searchChanged, searchCommitted, searchesCleared, trackingClosed } from './index.ts';
import { readSearches, searchesKey, withSearch } from './stored-searches.ts';
import { trackingScreen } from './test/tracking-screen.ts';

const openScreen = async () => {
  const screen = trackingScreen(
    [],
    [
      [loadVendorsFx, () => [vendorFixture()]],
      [logoutFx, () => undefined],
    ],
  );
  await screen.fire(sessionStarted, sessionFixture());
  await screen.open();
  return {
    ...screen,
    search: async (text: string) => {
      await screen.fire(searchChanged, text);
      await screen.fire(searchCommitted);
      await screen.fire(searchChanged, '');
    },
    recents: () => screen.scope.getState($recentSearches),
  };
};

describe('the search history', () => {
  // Proves: screen.tracking-search
  it('keeps the last ten finished searches, newest first', async () => {
    const { search, recents } = await openScreen();

    for (let number = 1; number <= 12; number += 1) await search(`search ${number}`);

    expect(recents()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `search ${number}`));
  });

  it('moves a repeated search to the front instead of listing it twice', async () => {
    const { search, recents } = await openScreen();

    for (const text of ['Karim', 'y0ud', ' KARIM ', '   ']) await search(text);

    expect(recents()).toEqual(['KARIM', 'y0ud']);
  });

  it('offers only searches that continue the typed text', async () => {
    const { fire, search, recents } = await openScreen();
    for (const text of ['Karim', 'Rokeya', 'Ka']) await search(text);

    await fire(searchChanged, 'ka');

    expect(recents()).toEqual(['Karim']);
  });

  it('survives a reload of the screen, until the vendor clears it', async () => {
    const { fire, open, search, recents, storage } = await openScreen();
    await search('Karim');
    await fire(trackingClosed);
    await open();
    const afterReload = recents();

    await fire(searchesCleared);

    expect(afterReload).toEqual(['Karim']);
    expect(recents()).toEqual([]);
    expect(storage.read(searchesKey)).toBeNull();
  });

  it('is deleted by a logout and hidden from another account', async () => {
    const { fire, open, search, recents, storage } = await openScreen();
    await search('Karim');
    const otherUser = { user: { id: 'user-2', email: 'single@saddlebag.test' } };
    await fire(sessionEnded);
    await fire(sessionStarted, sessionFixture(otherUser));
    await open();
    const ofOtherAccount = recents();
    await fire(sessionEnded);
    await fire(sessionStarted, sessionFixture());
    await open();
    const ofAccount = recents();

    await fire(logoutRequested);

    expect([ofOtherAccount, ofAccount]).toEqual([[], ['Karim']]);
    expect(recents()).toEqual([]);
    expect(storage.read(searchesKey)).toBeNull();
  });

  it.each(['', '{', 'null', '[1]', '{"0":"x"}'])('is empty if %j is stored', (text) => {
    const { storage } = trackingScreen();
    storage.write(searchesKey, text);

    expect(readSearches(storage)).toEqual([]);
  });

  // Proves: constant.search-history
  it('never exceeds ten and never repeats a text, whatever is searched', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), (texts) => {
        const searches = texts.reduce<readonly string[]>(withSearch, []);
        const lowerCase = searches.map((text) => text.toLowerCase());

        expect(searches.length).toBeLessThanOrEqual(10);
        expect(new Set(lowerCase).size).toBe(searches.length);
      }),
    );
  });
});
