import { orderBuckets, type OrderBucket } from '@saddlebag/domain/orders';
import type { OrderList } from '@saddlebag/domain/tracking';

/** Heights in CSS pixels at the default text size; the rows cut long texts instead of growing. */
const headingHeight = 44;
const rowHeight = 104;

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
  /** Of all lines together, in CSS pixels. */
  readonly height: number;
  /** Where a line begins and how tall it is, in CSS pixels from the top of the first. */
  boundsOf(index: number): { readonly top: number; readonly height: number };
  /** The line at a distance from the top, or the nearest one. */
  indexAt(top: number): number;
}

interface Section {
  readonly bucket: OrderBucket;
  readonly list: OrderList;
  /** Index of its heading, and the heading's distance from the top. */
  readonly start: number;
  readonly top: number;
}

/**
 * Lays the lists out under each other; an empty one takes no line. Every line's place follows from the sizes of the
 * lists, so nothing here grows with the number of orders.
 */
export function orderListRows(lists: Readonly<Record<OrderBucket, OrderList>>): OrderListRows {
  const sections: Section[] = [];
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
