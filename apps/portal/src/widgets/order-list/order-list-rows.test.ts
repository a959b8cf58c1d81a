import { describe, expect, it } from 'vitest';
import type { OrderBucket } from '@saddlebag/domain/orders';
import type { OrderList } from '@saddlebag/domain/tracking';
import { orderListRows } from './order-list-rows.ts';

const list = (...ids: string[]): OrderList => ({
  size: ids.length,
  idAt: (index) => ids[index],
  ids: () => ids,
});

const lists = (nonEmpty: Partial<Record<OrderBucket, OrderList>>): Record<OrderBucket, OrderList> => ({
  new: list(),
  scheduled: list(),
  collected: list(),
  delivered: list(),
  cancelled: list(),
  ...nonEmpty,
});

describe('orderListRows', () => {
  it('lists each bucket below its heading in bucket order', () => {
    const rows = orderListRows(lists({ delivered: list('d1'), new: list('n1', 'n2') }));

    const shown = Array.from({ length: rows.size }, (_, index) => {
      const row = rows.at(index);
      return row?.kind === 'order' ? row.id : `${row?.bucket} (${row?.size})`;
    });

    expect(shown).toEqual(['new (2)', 'n1', 'n2', 'delivered (1)', 'd1']);
  });

  it('omits the heading of an empty bucket', () => {
    expect(orderListRows(lists({})).size).toBe(0);
  });

  it('returns the index of an order, or -1 if no bucket contains it', () => {
    const rows = orderListRows(lists({ new: list('n1'), cancelled: list('c1', 'c2') }));

    expect(rows.indexOf('c2')).toBe(4);
    expect(rows.indexOf('gone')).toBe(-1);
  });

  it('returns undefined beyond the last row', () => {
    expect(orderListRows(lists({ new: list('n1') })).at(2)).toBeUndefined();
  });

  it('returns contiguous bounds that cover the whole height', () => {
    const rows = orderListRows(lists({ new: list('n1', 'n2'), delivered: list('d1') }));

    const bounds = Array.from({ length: rows.size }, (_, index) => rows.boundsOf(index));

    // Each row starts where the previous row ends.
    const ends = bounds.map(({ top, height }) => top + height);
    expect(bounds.map(({ top }) => top)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(rows.height);
  });

  it('returns the index of the row at a given distance from the top, clamped to the list', () => {
    const rows = orderListRows(
      lists({ new: list('n1', 'n2'), collected: list('c1'), cancelled: list('x1') }),
    );

    for (let index = 0; index < rows.size; index += 1) {
      const { top, height } = rows.boundsOf(index);
      expect([rows.indexAt(top), rows.indexAt(top + height - 1)]).toEqual([index, index]);
    }
    expect(rows.indexAt(-10)).toBe(0);
    expect(rows.indexAt(rows.height + 500)).toBe(rows.size - 1);
  });
});
