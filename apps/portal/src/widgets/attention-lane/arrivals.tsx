import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $arrivals } from './attention-lane.model.ts';
import { describeItem } from './item-texts.ts';

/** Announces new items to screen readers. Renders a `<p>` that is not visible. */
export function Arrivals() {
  const t = useT();
  const format = useFormat();
  const arrivals = useUnit($arrivals);

  const text = useMemo(() => {
    const first = arrivals?.items[0];
    if (!arrivals || !first) return '';
    const texts = describeItem(first, arrivals.orders.order(first.id), arrivals.now, { t, format });
    return arrivals.items.length === 1
      ? t('attention.new', { first: t('attention.spoken', { ...texts }) })
      : t('attention.count', { count: arrivals.items.length });
  }, [arrivals, t, format]);

  return (
    <p role="status" data-slot="attention-arrivals" className="sr-only">
      {text}
    </p>
  );
}
