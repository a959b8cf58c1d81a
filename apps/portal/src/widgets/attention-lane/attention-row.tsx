import { useUnit } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';
import { itemAcknowledged, severityOf, type AttentionItem } from '@saddlebag/domain/attention';
import { useFormat, useT } from '@saddlebag/domain/react';
import type { OrderSource } from '@saddlebag/domain/tracking';
import { Button } from '@saddlebag/ui/button';
import { CheckIcon } from '@saddlebag/ui/icon';
import { ActButton } from './act-button.tsx';
import { describeItem } from './item-texts.ts';
import { SeverityIcon } from './severity-icon.tsx';

/** One item: who and what, the suggested act, and a button that acknowledges it. Renders an `<li>`. */
export function AttentionRow({
  item,
  source,
  now,
  onOpen,
  onRepeat,
}: {
  readonly item: AttentionItem;
  readonly source: OrderSource;
  /** Unix milliseconds of the service's clock. */
  readonly now: number;
  readonly onOpen: (orderId: string) => void;
  readonly onRepeat: ((orderId: string) => void) | undefined;
}) {
  const t = useT();
  const format = useFormat();
  const acknowledge = useUnit(itemAcknowledged);
  const subscribe = useCallback(
    (changed: () => void) => source.subscribe(item.id, changed),
    [source, item.id],
  );
  const order = useSyncExternalStore(subscribe, () => source.order(item.id));
  const { name, problem } = describeItem(item, order, now, { t, format });

  return (
    <li
      data-slot="attention-row"
      data-kind={item.kind}
      data-attention-of={item.id}
      className="flex items-center gap-2 px-3 py-2"
    >
      <SeverityIcon severity={severityOf(item.kind)} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-strong">{name}</bdi>
        <span className="block text-sm text-muted tabular-nums">{problem}</span>
      </span>
      <ActButton item={item} order={order} name={name} onOpen={onOpen} onRepeat={onRepeat} />
      <Button
        size="icon"
        variant="ghost"
        className="-mx-2"
        aria-label={t('attention.acknowledge', { name, problem })}
        onClick={() => acknowledge(item)}
      >
        <CheckIcon size={18} />
      </Button>
    </li>
  );
}
