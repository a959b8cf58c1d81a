import type { Difference } from './compare-pictures.ts';
import type { Capture, Failure, Kind, Picture, ReportItem, Snapshot } from './model.ts';
import { languageModes } from '../../.storybook/modes.ts';

/** Compares pictures and takes new pictures. */
export interface PictureComparer {
  compare(before: Picture, after: Picture): Difference | null;
  /** Takes new pictures of some stories, in the base and in the head. */
  recapture(storyIds: ReadonlySet<string>): Promise<{ readonly base: Capture; readonly head: Capture }>;
  /** Saves the picture of a difference. Returns its name. */
  saveDifference(difference: Difference): string;
}

export interface ComparisonResult {
  readonly unchanged: number;
  readonly items: readonly ReportItem[];
}

interface Pair {
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly difference: Difference;
}

const snapshotsByKey = ({ snapshots }: Capture): ReadonlyMap<string, Snapshot> =>
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
 * Classifies the changes from base to head. Takes new pictures of stories with a difference. The difference
 * is a change if the new pictures of both sides equal the first ones, and flaky otherwise.
 */
export const classifyChanges = async (
  base: Capture,
  head: Capture,
  comparer: PictureComparer,
): Promise<ComparisonResult> => {
  const before = snapshotsByKey(base);
  const after = snapshotsByKey(head);
  const failed = new Set([...base.failures, ...head.failures].map(({ storyId }) => storyId));
  const items: ReportItem[] = head.failures.map(failureItem);
  const pairs: Pair[] = [];
  let unchanged = 0;
  for (const [key, headSnapshot] of after) {
    const baseSnapshot = before.get(key);
    if (!baseSnapshot) {
      if (!failed.has(headSnapshot.storyId))
        items.push(itemOf('new', headSnapshot, { after: headSnapshot.picture }));
      continue;
    }
    const difference = comparer.compare(baseSnapshot.picture, headSnapshot.picture);
    if (difference) pairs.push({ before: baseSnapshot, after: headSnapshot, difference });
    else unchanged += 1;
  }
  for (const [key, baseSnapshot] of before) {
    if (!after.has(key) && !failed.has(baseSnapshot.storyId))
      items.push(itemOf('removed', baseSnapshot, { before: baseSnapshot.picture }));
  }
  if (pairs.length > 0) {
    const secondRun = await comparer.recapture(new Set(pairs.map(({ after: { storyId } }) => storyId)));
    const [baseAgain, headAgain] = [snapshotsByKey(secondRun.base), snapshotsByKey(secondRun.head)];
    const isStable = (first: Snapshot, second: Snapshot | undefined): boolean =>
      second !== undefined && comparer.compare(first.picture, second.picture) === null;
    for (const pair of pairs) {
      const { key } = pair.after;
      const isReproduced =
        isStable(pair.before, baseAgain.get(key)) && isStable(pair.after, headAgain.get(key));
      items.push(
        itemOf(isReproduced ? 'changed' : 'flaky', pair.after, {
          before: pair.before.picture,
          after: pair.after.picture,
          difference: comparer.saveDifference(pair.difference),
          changedPixels: pair.difference.changedPixels,
        }),
      );
    }
  }
  return { unchanged, items };
};
