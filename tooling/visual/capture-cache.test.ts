import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coreModes } from '../../.storybook/modes.ts';
import { createCaptureCache, removeUncachedPictures } from './capture-cache.ts';
import type { Capture } from './model.ts';

let folder = '';
let pictures = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saddlebag-captures-'));
  pictures = join(folder, 'pictures');
  removeUncachedPictures(folder, pictures);
});
afterEach(() => rmSync(folder, { recursive: true }));

const captureOf = (hash: string): Capture => {
  writeFileSync(join(pictures, `${hash}.png`), hash);
  const story = { storyId: 'ui-button--primary', component: 'UI/Button', story: 'Primary' };
  const picture = { hash, width: 10, height: 10 };
  const [modeName, mode] = ['mangrove light', coreModes['mangrove light']] as const;
  return {
    snapshots: [{ key: `${story.storyId} ${modeName}`, ...story, modeName, mode, picture }],
    failures: [],
  };
};

describe('the capture cache', () => {
  it('returns a stored capture', () => {
    const capture = captureOf('aa');
    createCaptureCache(folder, pictures, 'one').store('1234', capture);
    removeUncachedPictures(folder, pictures);

    expect(createCaptureCache(folder, pictures, 'one').read('1234')).toEqual(capture);
    expect(createCaptureCache(folder, pictures, 'one').read('5678')).toBeNull();
  });

  it('ignores captures with another fingerprint', () => {
    createCaptureCache(folder, pictures, 'one').store('1234', captureOf('aa'));

    expect(createCaptureCache(folder, pictures, 'another').read('1234')).toBeNull();
  });

  it('ignores a capture with a missing picture', () => {
    const cache = createCaptureCache(folder, pictures, 'one');
    cache.store('1234', captureOf('aa'));
    rmSync(join(pictures, 'aa.png'));

    expect(cache.read('1234')).toBeNull();
  });

  it('does not return a removed capture', () => {
    const cache = createCaptureCache(folder, pictures, 'one');
    cache.store('1234', captureOf('aa'));
    cache.remove('1234');

    expect(cache.read('1234')).toBeNull();
  });

  it('does not store a capture with a failed story', () => {
    const cache = createCaptureCache(folder, pictures, 'one');
    const failure = { storyId: 'a--b', component: 'A', story: 'B', message: 'It broke.' };
    cache.store('1234', { ...captureOf('aa'), failures: [failure] });

    expect(cache.read('1234')).toBeNull();
  });

  it('deletes pictures that no cached capture refers to', () => {
    createCaptureCache(folder, pictures, 'one').store('1234', captureOf('aa'));
    captureOf('bb');
    removeUncachedPictures(folder, pictures);

    expect(readdirSync(pictures)).toEqual(['aa.png']);
  });
});
