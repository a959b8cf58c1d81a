import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $now, $orderSource, $showsAllVendors, $visibleLists } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';
import { OrderListHeading } from './order-list-heading.tsx';
import { OrderListItem } from './order-list-item.tsx';
import { orderListRows } from './order-list-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** A virtualized list of all orders, grouped by bucket. Only the rows on screen are rendered. */
export function OrderList({
  selectedId,
  onSelect,
  onRepeat,
}: {
  selectedId: string | null;
  onSelect: (id: string) => void;
  onRepeat?: ((id: string) => void) | undefined;
}) {
  const t = useT();
  const format = useFormat();
  const [lists, source, market, now, isOutletShown] = useUnit([
    $visibleLists,
    $orderSource,
    $market,
    $now,
    $showsAllVendors,
  ]);
  const rows = useMemo(() => orderListRows(lists), [lists]);
  const { viewport, indexes } = useVisibleRows(rows);

  return (
    <div
      ref={viewport}
      data-slot="order-list"
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-24 lg:pb-4"
    >
      <div
        role="list"
        aria-label={t('tracking.lists')}
        className="relative w-full"
        style={{ height: rows.height }}
      >
        {indexes.map((index) => {
          const row = rows.at(index);
          if (!row) return null;
          const { top, height } = rows.boundsOf(index);
          return (
            <div
              key={row.kind === 'order' ? row.id : row.bucket}
              role="listitem"
              className="absolute inset-x-0 top-0"
              style={{ height, transform: `translateY(${top}px)` }}
            >
              {row.kind === 'heading' ? (
                <OrderListHeading bucket={row.bucket} size={row.size} />
              ) : (
                <OrderListItem
                  id={row.id}
                  selected={row.id === selectedId}
                  onSelect={onSelect}
                  onRepeat={onRepeat}
                  source={source}
                  t={t}
                  format={format}
                  timeZone={market.timeZone}
                  isOutletShown={isOutletShown}
                  now={now}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
