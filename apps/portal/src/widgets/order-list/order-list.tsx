import { useVirtualizer } from '@tanstack/react-virtual';
import { useUnit } from 'effector-react';
import { useMemo, useRef } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $visible } from '@saddlebag/domain/tracking';
import { OrderListHeading } from './order-list-heading.tsx';
import { OrderListItem } from './order-list-item.tsx';
import { orderListRows, type OrderListRow } from './order-list-rows.ts';

/** Heights in CSS pixels at the default text size; the rows cut long texts instead of growing. */
const headingHeight = 44;
const rowHeight = 104;

const keyOf = (row: OrderListRow | undefined, index: number) =>
  row === undefined ? index : row.kind === 'order' ? row.id : row.bucket;

/** All lists of the tracking screen in one scroll area, in which only the rows on screen exist. */
export function OrderList({
  selectedId,
  onSelect,
}: {
  selectedId: string | null;
  onSelect: (id: string) => void;
}) {
  const t = useT();
  const lists = useUnit($visible);
  const rows = useMemo(() => orderListRows(lists), [lists]);
  const viewport = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.size,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => (rows.at(index)?.kind === 'heading' ? headingHeight : rowHeight),
    getItemKey: (index) => keyOf(rows.at(index), index),
    overscan: 6,
  });

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
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map((line) => {
          const row = rows.at(line.index);
          if (!row) return null;
          return (
            <div
              key={line.key}
              role="listitem"
              className="absolute inset-x-0 top-0"
              style={{ height: line.size, transform: `translateY(${line.start}px)` }}
            >
              {row.kind === 'heading' ? (
                <OrderListHeading bucket={row.bucket} size={row.size} />
              ) : (
                <OrderListItem id={row.id} selected={row.id === selectedId} onSelect={onSelect} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
