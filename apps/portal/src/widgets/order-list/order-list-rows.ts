import { orderBuckets, type OrderBucket } from '@saddlebag/domain/orders';
import type { OrderList } from '@saddlebag/domain/tracking';

/** One line of the list: the heading of a bucket, or an order in it. */
export type OrderListRow =
  | { readonly kind: 'heading'; readonly bucket: OrderBucket; readonly size: number }
  | {
      readonly kind: 'order';
      readonly bucket: OrderBucket;
      readonly id: string;
      readonly position: number;
      readonly size: number;
    };

/** The lines of all lists under each other, read by position, so that no array of all orders is ever made. */
export interface OrderListRows {
  readonly size: number;
  at(index: number): OrderListRow | undefined;
  /** The line an order stands on, or -1. */
  indexOf(id: string): number;
}

/** Lays the lists out under each other; an empty one takes no line. */
export function orderListRows(lists: Readonly<Record<OrderBucket, OrderList>>): OrderListRows {
  const sections = orderBuckets.filter((bucket) => lists[bucket].size > 0);
  let size = 0;
  const starts = sections.map((bucket) => {
    const start = size;
    size += lists[bucket].size + 1;
    return start;
  });

  return {
    size,
    at(index) {
      for (let section = sections.length - 1; section >= 0; section -= 1) {
        const start = starts[section];
        const bucket = sections[section];
        if (start === undefined || bucket === undefined || index < start) continue;
        const list = lists[bucket];
        if (index === start) return { kind: 'heading', bucket, size: list.size };
        const position = index - start - 1;
        const id = list.idAt(position);
        return id === undefined ? undefined : { kind: 'order', bucket, id, position, size: list.size };
      }
      return undefined;
    },
    indexOf(id) {
      for (const [section, bucket] of sections.entries()) {
        const position = lists[bucket].ids().indexOf(id);
        if (position >= 0) return (starts[section] ?? 0) + 1 + position;
      }
      return -1;
    },
  };
}
