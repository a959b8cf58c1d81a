import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { switchAccountStorage, clearAccountStorage, accountIdKey } from './account-storage.ts';

const draftKey = 'saddlebag:draft:k4ch';
const draft = (id: string) => JSON.stringify({ version: 1, id, since: 0, fields: {} });
const record = (state: string) => JSON.stringify({ state, key: 'key-1' });

const setUp = (values: Readonly<Record<string, string>>) => {
  const origin = createSharedStorage({ locale: 'bn', ...values });
  const storage = origin.openTab();
  switchAccountStorage(storage, 'ayesha');
  const stored = () => Object.fromEntries([...origin.values].filter(([key]) => key !== 'locale'));
  return { origin, storage, stored };
};

describe('the stored data of an account', () => {
  const all = {
    [draftKey]: draft('draft-1'),
    'saddlebag:draft:other': draft('draft-2'),
    'saddlebag:placement:draft-0': record('confirmed'),
    'saddlebag:placement:draft-1': record('absent'),
    'saddlebag:claimed-orders': '[]',
    'saddlebag:recents:k4ch': '["7 Kamal Avenue"]',
  };

  it('is deleted by a logout, unlike the settings of the device', () => {
    const { origin, storage } = setUp(all);

    expect(clearAccountStorage(storage, 'ayesha')).toBe(false);

    expect([...origin.values]).toEqual([['locale', 'bn']]);
  });

  it('returns after an expired session and is hidden from other accounts until then', () => {
    const { storage, stored } = setUp(all);

    switchAccountStorage(storage, 'bilal');
    const visibleToOther = storage.keys().filter((key) => key in all);
    storage.write(draftKey, draft('draft-of-bilal'));
    switchAccountStorage(storage, 'ayesha');
    const restored = stored();
    switchAccountStorage(storage, 'bilal');

    expect(visibleToOther).toEqual([]);
    expect(restored).toMatchObject({ ...all, [accountIdKey]: 'ayesha' });
    expect(storage.read(draftKey)).toBe(draft('draft-of-bilal'));
  });

  it.each(['sending', 'unknown'])(
    'still contains a request in the state "%s" at the next login of the account',
    (state) => {
      const unfinishedRequest = { ...all, 'saddlebag:placement:draft-1': record(state) };
      const { storage, stored } = setUp(unfinishedRequest);

      const hasUnfinished = clearAccountStorage(storage, 'ayesha');
      switchAccountStorage(storage, 'bilal');
      const visibleToOther = storage.keys().filter((key) => key in all);
      switchAccountStorage(storage, 'ayesha');

      expect(hasUnfinished).toBe(true);
      expect(visibleToOther).toEqual([]);
      expect(stored()).toEqual({
        [accountIdKey]: 'ayesha',
        [draftKey]: unfinishedRequest[draftKey],
        'saddlebag:placement:draft-1': record(state),
        'saddlebag:claimed-orders': '[]',
      });
    },
  );

  it.each(['', '{', 'null', '7', '[1]', '{"saddlebag:draft:k4ch":7,"token":"stolen"}'])(
    'is empty after a login when the saved text is %j',
    (text) => {
      const origin = createSharedStorage({ 'saddlebag:aside:ayesha': text });

      switchAccountStorage(origin.openTab(), 'ayesha');

      expect([...origin.values]).toEqual([[accountIdKey, 'ayesha']]);
    },
  );
});
