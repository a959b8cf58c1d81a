import { orderBuckets, type OrderBucket } from '@saddlebag/domain/orders';
import type { OrderList } from '@saddlebag/domain/tracking';

/** Heights in CSS pixels at the default text size. Rows truncate long texts instead of growing. */
const headingHeight = 44;
const rowHeight = 104;

/** One row of the list: the heading of a bucket, or an order in it. */
type OrderListRow =
  | { readonly kind: 'heading'; readonly bucket: OrderBucket; readonly size: number }
  | {
      readonly kind: 'order';
      readonly bucket: OrderBucket;
      readonly id: string;
      readonly position: number;
      readonly size: number;
    };

/**
 * The rows of all buckets in display order. They are computed by index, so no array of all orders is created.
 */
export interface OrderListRows {
  readonly size: number;
  at(index: number): OrderListRow | undefined;
  /** Returns the index of an order's row, or -1. */
  indexOf(id: string): number;
  /** The total height of all rows in CSS pixels. */
  readonly height: number;
  /** Returns a row's distance from the top of the list and its height, both in CSS pixels. */
  boundsOf(index: number): { readonly top: number; readonly height: number };
  /** Returns the index of the row at a distance from the top in CSS pixels, or of the nearest row. */
  indexAt(top: number): number;
}

interface BucketSection {
  readonly bucket: OrderBucket;
  readonly list: OrderList;
  /** The index of the heading row. */
  readonly start: number;
  /** The heading's distance from the top of the list in CSS pixels. */
  readonly top: number;
}

/**
 * Stacks the buckets. Empty buckets get no rows. The position of a row follows from the sizes of the buckets, so
 * the cost does not grow with the number of orders, except for `indexOf`.
 */
export function orderListRows(lists: Readonly<Record<OrderBucket, OrderList>>): OrderListRows {
  const sections: BucketSection[] = [];
  let size = 0;
  let height = 0;
  for (const bucket of orderBuckets) {
    const list = lists[bucket];
    if (list.size === 0) continue;
    sections.push({ bucket, list, start: size, top: height });
    size += list.size + 1;
    height += headingHeight + list.size * rowHeight;
  }

  return {
    size,
    height,
    at(index) {
      const section = sections.findLast(({ start }) => start <= index);
      if (section === undefined || index >= size) return undefined;
      const { bucket, list, start } = section;
      if (index === start) return { kind: 'heading', bucket, size: list.size };
      const position = index - start - 1;
      const id = list.idAt(position);
      return id === undefined ? undefined : { kind: 'order', bucket, id, position, size: list.size };
    },
    indexOf(id) {
      for (const { list, start } of sections) {
        const position = list.ids().indexOf(id);
        if (position >= 0) return start + 1 + position;
      }
      return -1;
    },
    boundsOf(index) {
      const section = sections.findLast(({ start }) => start <= index);
      if (section === undefined) return { top: 0, height: 0 };
      const { start, top } = section;
      return index === start
        ? { top, height: headingHeight }
        : { top: top + headingHeight + (index - start - 1) * rowHeight, height: rowHeight };
    },
    indexAt(distance) {
      const section = sections.findLast(({ top }) => top <= distance);
      if (section === undefined) return 0;
      const { list, start, top } = section;
      return (
        start + Math.min(list.size, Math.max(0, Math.floor((distance - top - headingHeight) / rowHeight) + 1))
      );
    },
  };
}
