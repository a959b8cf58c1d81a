import { fork } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $tabStorage } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the storage of a tab', () => {
  it('keeps values in memory when the browser denies access', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const storage = fork().getState($tabStorage);
    storage.write('key', 'value');
    expect(storage.read('key')).toBe('value');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });
});
