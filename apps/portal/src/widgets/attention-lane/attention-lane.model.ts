import { combine, createEffect, restore, sample } from 'effector';
import { createGate } from 'effector-react';
import {
  $arrived,
  $unacknowledged,
  attentionClosed,
  attentionOpened,
  itemAcknowledged,
  notificationWritten,
  notificationsDue,
} from '@saddlebag/domain/attention';
import { $format } from '@saddlebag/domain/format-model';
import { $t } from '@saddlebag/domain/i18n';
import { $now, $orderSource } from '@saddlebag/domain/tracking';
import { restoreLaneFocusFx } from './lane-focus.ts';
import { describeItem } from './item-texts.ts';
import './texts.ts';

/** Open while the attention lane is mounted. */
export const AttentionGate = createGate();

const countPattern = /^\(\d+\) /;
const showCountInTitleFx = createEffect((count: number) => {
  const title = document.title.replace(countPattern, '');
  document.title = count > 0 ? `(${count}) ${title}` : title;
});

const $count = $unacknowledged.map((items) => items.length);
/** The items that appeared last, at the time of their arrival. Their text must not change with the time. */
export const $arrivals = restore(
  sample({
    clock: $arrived.updates,
    source: { orders: $orderSource, now: $now },
    fn: (context, items) => ({ ...context, items }),
  }),
  null,
);
const $words = combine({ t: $t, format: $format });

// While the lane is mounted, watch for items.
sample({ clock: AttentionGate.open, fn: () => undefined, target: attentionOpened });
sample({ clock: AttentionGate.close, fn: () => undefined, target: attentionClosed });

// The title of the page counts the items, so that the vendor sees them from another tab.
sample({ clock: $count, target: showCountInTitleFx });

// When the vendor acknowledges an item, its button disappears. Keep the focus in the lane.
sample({ clock: itemAcknowledged, fn: () => undefined, target: restoreLaneFocusFx });

// When items appear while the page is hidden, write a notification. Several items share one.
sample({
  clock: notificationsDue,
  source: { words: $words, orders: $orderSource, now: $now },
  fn: ({ words, orders, now }, items) => {
    const texts = items.map((item) => describeItem(item, orders.order(item.id), now, words));
    const [first] = texts;
    return first && texts.length === 1
      ? { tag: 'attention', title: first.name, body: first.problem }
      : {
          tag: 'attention',
          title: words.t('attention.count', { count: texts.length }),
          body: texts.map(({ name, problem }) => words.t('attention.spoken', { name, problem })).join('\n'),
        };
  },
  target: notificationWritten,
});
