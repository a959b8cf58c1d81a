import { attach, combine, createStore, sample, type Store } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { $clock, $locks, $storage } from '../../platform/ports/index.ts';
import type { AttentionItem } from './attention-of.ts';
import { isMarked, marksKey, parseMarks, storeMarks, toMarks, type MarkName, type Marks } from './marks.ts';

/**
 * Claims each item for one tab, so that it is alerted once over all tabs and reloads. `claimed` carries the items
 * that no other tab has alerted. It never carries an empty list.
 */
export const createAlertClaim = (name: MarkName, $items: Store<readonly AttentionItem[]>) => {
  const claimFx = attach({
    source: { storage: $storage, locks: $locks, clock: $clock, offset: $serverOffsetMs },
    effect: ({ storage, locks, clock, offset }, items: readonly AttentionItem[]) =>
      locks.run('saddlebag:attention', () => {
        const marks = parseMarks(storage.read(marksKey(name)));
        const unclaimed = items.filter((item) => !isMarked(marks, item));
        if (unclaimed.length > 0) storeMarks(storage, name, unclaimed, clock.now() + offset);
        return Promise.resolve(unclaimed);
      }),
  });

  /** The items that this tab has asked for. Spares a lock on each later change of the list. */
  const $requested = createStore<Marks>({}, { serialize: 'ignore' }).on(claimFx, (marks, items) => ({
    ...marks,
    ...toMarks(items),
  }));
  const $due = combine($items, $requested, (items, requested) =>
    items.filter((item) => !isMarked(requested, item)),
  );
  sample({ clock: $due, filter: (items) => items.length > 0, target: claimFx });

  const claimed = claimFx.doneData.filter({ fn: (items) => items.length > 0 });
  return { claimed };
};
