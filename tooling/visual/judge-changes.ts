import type { Difference } from './compare-pictures.ts';
import type { Capture, Failure, Kind, Picture, ReportItem, Snapshot } from './model.ts';
import { languageModes } from '../../.storybook/modes.ts';

/** How two pictures are compared, and how both sides of some stories are pictured once more. */
export interface Bench {
  compare(before: Picture, after: Picture): Difference | null;
  again(storyIds: ReadonlySet<string>): Promise<{ readonly base: Capture; readonly head: Capture }>;
  /** Keeps a picture of a difference; returns its name. */
  keep(difference: Difference): string;
}

export interface Judgement {
  readonly unchanged: number;
  readonly items: readonly ReportItem[];
}

interface Pair {
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly difference: Difference;
}

const byKey = ({ snapshots }: Capture): ReadonlyMap<string, Snapshot> =>
  new Map(snapshots.map((snapshot) => [snapshot.key, snapshot]));

const itemOf = (kind: Kind, snapshot: Snapshot, rest: Partial<ReportItem>): ReportItem => ({
  id: snapshot.key,
  kind,
  storyId: snapshot.storyId,
  component: snapshot.component,
  story: snapshot.story,
  modeName: snapshot.modeName,
  brand: snapshot.mode.brand,
  theme: snapshot.mode.theme,
  direction: languageModes[snapshot.mode.language].dir,
  viewport: snapshot.mode.viewport,
  before: null,
  after: null,
  difference: null,
  changedPixels: 0,
  message: null,
  ...rest,
});

const failureItem = ({ storyId, component, story, message }: Failure): ReportItem => ({
  id: `${storyId} failed`,
  kind: 'failed',
  storyId,
  component,
  story,
  modeName: 'every mode',
  brand: '',
  theme: '',
  direction: '',
  viewport: '',
  before: null,
  after: null,
  difference: null,
  changedPixels: 0,
  message,
});

/**
 * Tells what changed from the base to the head. A difference counts when both sides show it a second time and each side
 * looks as it did the first time; otherwise the story is not steady, which is said apart.
 */
export const judgeChanges = async (base: Capture, head: Capture, bench: Bench): Promise<Judgement> => {
  const before = byKey(base);
  const after = byKey(head);
  const failed = new Set([...base.failures, ...head.failures].map(({ storyId }) => storyId));
  const items: ReportItem[] = head.failures.map(failureItem);
  const pairs: Pair[] = [];
  let unchanged = 0;
  for (const [key, now] of after) {
    const then = before.get(key);
    if (!then) {
      if (!failed.has(now.storyId)) items.push(itemOf('new', now, { after: now.picture }));
      continue;
    }
    const difference = bench.compare(then.picture, now.picture);
    if (difference) pairs.push({ before: then, after: now, difference });
    else unchanged += 1;
  }
  for (const [key, then] of before) {
    if (!after.has(key) && !failed.has(then.storyId))
      items.push(itemOf('removed', then, { before: then.picture }));
  }
  if (pairs.length > 0) {
    const second = await bench.again(new Set(pairs.map(({ after: { storyId } }) => storyId)));
    const [baseAgain, headAgain] = [byKey(second.base), byKey(second.head)];
    const steady = (first: Snapshot, again: Snapshot | undefined): boolean =>
      again !== undefined && bench.compare(first.picture, again.picture) === null;
    for (const pair of pairs) {
      const { key } = pair.after;
      const reproduced = steady(pair.before, baseAgain.get(key)) && steady(pair.after, headAgain.get(key));
      items.push(
        itemOf(reproduced ? 'changed' : 'flaky', pair.after, {
          before: pair.before.picture,
          after: pair.after.picture,
          difference: bench.keep(pair.difference),
          changedPixels: pair.difference.changedPixels,
        }),
      );
    }
  }
  return { unchanged, items };
};
