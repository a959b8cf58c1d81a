import { expect, it, vi } from 'vitest';
import { judgeChanges } from './judge-changes.ts';
import { paint, snapshotOf } from './review.fixture.ts';
import type { Bench } from './judge-changes.ts';
import type { Capture, Snapshot } from './model.ts';

const looks = (storyId: string, look: string): Snapshot =>
  snapshotOf(storyId, 'mangrove light', { hash: look, width: 8, height: 8 });
const capture = (...snapshots: Snapshot[]): Capture => ({ snapshots, failures: [] });

const bench = (base: Capture, head: Capture): Bench => ({
  compare: (before, after) =>
    before.hash === after.hash ? null : { changedPixels: 5, picture: paint(8, 8) },
  again: vi.fn(() => Promise.resolve({ base, head })),
  keep: () => 'difference',
});

it('tells new, removed and unchanged pictures apart without a second look', async () => {
  const base = capture(looks('same', 'A'), looks('gone', 'A'));
  const head = capture(looks('same', 'A'), looks('fresh', 'B'));
  const second = bench(base, head);

  const { unchanged, items } = await judgeChanges(base, head, second);

  expect(unchanged).toBe(1);
  expect(items.map(({ kind, storyId }) => [kind, storyId])).toEqual([
    ['new', 'fresh'],
    ['removed', 'gone'],
  ]);
  expect(second.again).not.toHaveBeenCalled();
});

it('counts a difference that both sides show again', async () => {
  const base = capture(looks('button', 'A'));
  const head = capture(looks('button', 'B'));

  const { items } = await judgeChanges(base, head, bench(base, head));

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
  ['the head looks like the base the second time', 'A', 'A'],
  ['the head looks another way each time', 'A', 'C'],
  ['the base looks another way each time', 'C', 'B'],
])('calls a difference flaky when %s', async (_, baseAgain, headAgain) => {
  const { items } = await judgeChanges(
    capture(looks('spinner', 'A')),
    capture(looks('spinner', 'B')),
    bench(capture(looks('spinner', baseAgain)), capture(looks('spinner', headAgain))),
  );

  expect(items.map(({ kind }) => kind)).toEqual(['flaky']);
});

it('says what failed, and does not call its pictures removed', async () => {
  const failure = { storyId: 'map', component: 'UI/Map', story: 'Static', message: 'It threw.' };
  const base = capture(looks('map', 'A'));

  const { items } = await judgeChanges(base, { snapshots: [], failures: [failure] }, bench(base, base));

  expect(items).toMatchObject([{ kind: 'failed', storyId: 'map', message: 'It threw.' }]);
});
