import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { $attention, attentionClosed } from './attention.model.ts';
import type { AttentionItem } from './attention-of.ts';
import { isMarked, marksKey, parseMarks, storeMarks, toMarks } from './marks.ts';
import { followStoredText } from './stored-text.ts';

/** The vendor has seen an item and no longer needs it in the lane. */
export const itemAcknowledged = createEvent<AttentionItem>();

const stored = followStoredText(marksKey('acknowledged'));

const acknowledgeFx = attach({
  source: { storage: $storage, clock: $clock, offset: $serverOffsetMs },
  effect: ({ storage, clock, offset }, item: AttentionItem) =>
    storeMarks(storage, 'acknowledged', [item], clock.now() + offset),
});

/** What needs the vendor now and is not acknowledged. Most severe first, then oldest first. */
export const $unacknowledged = combine(
  $attention,
  stored.$text.map((text) => (text === undefined ? null : parseMarks(text))),
  (items, marks): readonly AttentionItem[] =>
    // An item must not flash or ring before the stored acknowledgements have been read.
    marks === null ? [] : items.filter((item) => !isMarked(marks, item)),
);

/** The items of the last update and those of them that were new. */
const $arrivals = createStore<{
  readonly items: readonly AttentionItem[];
  readonly arrived: readonly AttentionItem[];
}>({ items: [], arrived: [] }, { serialize: 'ignore' })
  .on($unacknowledged, ({ items, arrived }, next) => {
    const known = toMarks(items);
    const fresh = next.filter((item) => !isMarked(known, item));
    return { items: next, arrived: fresh.length > 0 ? fresh : arrived };
  })
  .reset(attentionClosed);

/** The items that appeared last, for an announcement to screen readers. */
export const $arrived = $arrivals.map(({ arrived }) => arrived);

sample({ clock: itemAcknowledged, target: acknowledgeFx });
sample({ clock: acknowledgeFx.done, fn: () => undefined, target: stored.written });
