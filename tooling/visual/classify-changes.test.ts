import { describe, expect, it, vi } from 'vitest';
import { classifyChanges } from './classify-changes.ts';
import { paintPicture, snapshotOf } from './review.fixture.ts';
import type { PictureComparer } from './classify-changes.ts';
import type { Capture, Snapshot } from './model.ts';

const snapshot = (storyId: string, hash: string): Snapshot =>
  snapshotOf(storyId, 'mangrove light', { hash, width: 8, height: 8 });
const capture = (...snapshots: Snapshot[]): Capture => ({ snapshots, failures: [] });

const createComparer = (base: Capture, head: Capture): PictureComparer => ({
  compare: (before, after) =>
    before.hash === after.hash ? null : { changedPixels: 5, picture: paintPicture(8, 8) },
  recapture: vi.fn(() => Promise.resolve({ base, head })),
  saveDifference: () => 'difference',
});

describe('classifyChanges', () => {
  it('reports new and removed pictures without a second capture', async () => {
    const base = capture(snapshot('same', 'A'), snapshot('gone', 'A'));
    const head = capture(snapshot('same', 'A'), snapshot('fresh', 'B'));
    const comparer = createComparer(base, head);

    const { unchanged, items } = await classifyChanges(base, head, comparer);

    expect(unchanged).toBe(1);
    expect(items.map(({ kind, storyId }) => [kind, storyId])).toEqual([
      ['new', 'fresh'],
      ['removed', 'gone'],
    ]);
    expect(comparer.recapture).not.toHaveBeenCalled();
  });

  it('reports a difference that persists in a second capture', async () => {
    const base = capture(snapshot('button', 'A'));
    const head = capture(snapshot('button', 'B'));

    const { items } = await classifyChanges(base, head, createComparer(base, head));

    expect(items).toMatchObject([
      {
        kind: 'changed',
        before: { hash: 'A' },
        after: { hash: 'B' },
        difference: 'difference',
        changedPixels: 5,
        brand: 'mangrove',
        direction: 'ltr',
      },
    ]);
  });

  it.each([
    ['the second head picture equals the base', 'A', 'A'],
    ['the second head picture differs from the first', 'A', 'C'],
    ['the second base picture differs from the first', 'C', 'B'],
  ])('marks a difference as flaky when %s', async (_, baseAgain, headAgain) => {
    const { items } = await classifyChanges(
      capture(snapshot('spinner', 'A')),
      capture(snapshot('spinner', 'B')),
      createComparer(capture(snapshot('spinner', baseAgain)), capture(snapshot('spinner', headAgain))),
    );

    expect(items.map(({ kind }) => kind)).toEqual(['flaky']);
  });

  it('reports a failed story without reporting its pictures as removed', async () => {
    const failure = { storyId: 'map', component: 'UI/Map', story: 'Static', message: 'It threw.' };
    const base = capture(snapshot('map', 'A'));

    const { items } = await classifyChanges(
      base,
      { snapshots: [], failures: [failure] },
      createComparer(base, base),
    );

    expect(items).toMatchObject([{ kind: 'failed', storyId: 'map', message: 'It threw.' }]);
  });
});
