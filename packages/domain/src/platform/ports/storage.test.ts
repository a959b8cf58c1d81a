import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserStorage } from './storage.ts';

/** Creates a `localStorage` that works like the platform's. */
const createLocalStorage = () => {
  const values = new Map<string, string>();
  return {
    values,
    get length() {
      return values.size;
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createBrowserStorage', () => {
  it('does not access localStorage before its first use', () => {
    vi.stubGlobal('localStorage', undefined);

    expect(createBrowserStorage).not.toThrow();
  });

  it('persists a value across a reload', () => {
    const area = createLocalStorage();
    vi.stubGlobal('localStorage', area);

    createBrowserStorage().write('a', '1');

    expect(createBrowserStorage().read('a')).toBe('1');
    expect(area.values.get('a')).toBe('1');
  });

  it.each([
    ['is denied', { getItem: deny, setItem: deny, removeItem: deny }],
    ['does not exist', undefined],
  ])('keeps values in memory when localStorage %s', (_, area) => {
    vi.stubGlobal('localStorage', area);
    const storage = createBrowserStorage();

    storage.write('a', '1');
    const written = storage.read('a');
    storage.remove('a');

    expect(written).toBe('1');
    expect(storage.read('a')).toBe(null);
  });

  it('lists the keys of localStorage and of values in memory', () => {
    const area = createLocalStorage();
    vi.stubGlobal('localStorage', area);
    const storage = createBrowserStorage();
    storage.write('a', '1');
    area.setItem = deny;
    storage.write('b', '2');

    expect([...storage.keys()].sort()).toEqual(['a', 'b']);
    vi.stubGlobal('localStorage', undefined);
    expect(storage.keys()).toEqual(['b']);
  });

  it('prefers a value in memory that localStorage could not store', () => {
    const area = createLocalStorage();
    vi.stubGlobal('localStorage', area);
    const storage = createBrowserStorage();
    storage.write('a', 'old');
    area.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };

    storage.write('a', 'new');

    expect(storage.read('a')).toBe('new');
    expect(area.values.get('a')).toBe('old');
  });

  it('reports changes by other tabs until unsubscribed', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const receivedValues: (string | null)[] = [];
    const change = (key: string | null, newValue: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

    const stop = createBrowserStorage().subscribe('a', (value) => receivedValues.push(value));
    change('a', '1');
    change('b', '2');
    change(null, null);
    stop();
    change('a', '3');

    expect(receivedValues).toEqual(['1', null]);
  });
});
