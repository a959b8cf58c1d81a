import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coreModes } from '../../.storybook/modes.ts';
import { createKeptCaptures, sweepPictures } from './kept-captures.ts';
import type { Capture } from './model.ts';

let folder = '';
let pictures = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saddlebag-kept-'));
  pictures = join(folder, 'pictures');
  sweepPictures(folder, pictures);
});
afterEach(() => rmSync(folder, { recursive: true }));

const captured = (hash: string): Capture => {
  writeFileSync(join(pictures, `${hash}.png`), hash);
  const story = { storyId: 'ui-button--primary', component: 'UI/Button', story: 'Primary' };
  const picture = { hash, width: 10, height: 10 };
  const [modeName, mode] = ['mangrove light', coreModes['mangrove light']] as const;
  return {
    snapshots: [{ key: `${story.storyId} ${modeName}`, ...story, modeName, mode, picture }],
    failures: [],
  };
};

describe('the pictures of a commit', () => {
  it('are there the next time', () => {
    const capture = captured('aa');
    createKeptCaptures(folder, pictures, 'one').keep('1234', capture);
    sweepPictures(folder, pictures);

    expect(createKeptCaptures(folder, pictures, 'one').read('1234')).toEqual(capture);
    expect(createKeptCaptures(folder, pictures, 'one').read('5678')).toBeNull();
  });

  it('do not count for another camera', () => {
    createKeptCaptures(folder, pictures, 'one').keep('1234', captured('aa'));

    expect(createKeptCaptures(folder, pictures, 'another').read('1234')).toBeNull();
  });

  it('do not count once a picture is gone', () => {
    const kept = createKeptCaptures(folder, pictures, 'one');
    kept.keep('1234', captured('aa'));
    rmSync(join(pictures, 'aa.png'));

    expect(kept.read('1234')).toBeNull();
  });

  it('are taken anew once they are forgotten', () => {
    const kept = createKeptCaptures(folder, pictures, 'one');
    kept.keep('1234', captured('aa'));
    kept.forget('1234');

    expect(kept.read('1234')).toBeNull();
  });

  it('are not kept where a story failed', () => {
    const kept = createKeptCaptures(folder, pictures, 'one');
    const failure = { storyId: 'a--b', component: 'A', story: 'B', message: 'It broke.' };
    kept.keep('1234', { ...captured('aa'), failures: [failure] });

    expect(kept.read('1234')).toBeNull();
  });

  it('leave no picture behind that nobody keeps', () => {
    createKeptCaptures(folder, pictures, 'one').keep('1234', captured('aa'));
    captured('bb');
    sweepPictures(folder, pictures);

    expect(readdirSync(pictures)).toEqual(['aa.png']);
  });
});
