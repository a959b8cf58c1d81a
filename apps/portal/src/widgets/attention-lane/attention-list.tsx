import { useUnit } from 'effector-react';
import { useState } from 'react';
import { severityOf, type AttentionItem } from '@saddlebag/domain/attention';
import { useT } from '@saddlebag/domain/react';
import { $now, $orderSource } from '@saddlebag/domain/tracking';
import { Button } from '@saddlebag/ui/button';
import { ChevronDownIcon, ChevronUpIcon } from '@saddlebag/ui/icon';
import { AttentionRow } from './attention-row.tsx';
import { SeverityIcon } from './severity-icon.tsx';

/** With more items than this, the lane starts as one line, so that it does not displace the order lists. */
const maxOpenItems = 3;

/** The items of the attention lane, or a line with their number. Renders a `<section>`. */
export function AttentionList({
  items,
  onOpen,
  onRepeat,
}: {
  readonly items: readonly AttentionItem[];
  readonly onOpen: (orderId: string) => void;
  readonly onRepeat: ((orderId: string) => void) | undefined;
}) {
  const t = useT();
  const [now, orders] = useUnit([$now, $orderSource]);
  const [isExpanded, setExpanded] = useState(false);
  const isCollapsible = items.length > maxOpenItems;
  const [first] = items;

  return (
    <section
      aria-label={t('attention.region')}
      data-slot="attention-lane"
      className="mx-3 my-2 flex max-h-[45%] shrink-0 flex-col overflow-hidden rounded-card border border-border bg-surface"
    >
      {isCollapsible && first && (
        <div
          data-expanded={isExpanded ? '' : undefined}
          className="flex shrink-0 items-center gap-2 px-3 py-1.5 data-expanded:border-b data-expanded:border-border"
        >
          <SeverityIcon severity={severityOf(first.kind)} />
          <p className="min-w-0 flex-1 font-strong">{t('attention.count', { count: items.length })}</p>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isExpanded}
            endIcon={isExpanded ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
            onClick={() => setExpanded(!isExpanded)}
          >
            {t(isExpanded ? 'attention.hide' : 'attention.show')}
          </Button>
        </div>
      )}
      {(!isCollapsible || isExpanded) && (
        <ul className="m-0 min-h-0 list-none divide-y divide-border overflow-y-auto p-0">
          {items.map((item) => (
            <AttentionRow
              key={`${item.id} ${item.kind}`}
              item={item}
              source={orders}
              now={now}
              onOpen={onOpen}
              onRepeat={onRepeat}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
