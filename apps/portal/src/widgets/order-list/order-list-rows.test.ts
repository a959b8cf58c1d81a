import { describe, expect, it } from 'vitest';
import type { OrderBucket } from '@saddlebag/domain/orders';
import type { OrderList } from '@saddlebag/domain/tracking';
import { orderListRows } from './order-list-rows.ts';

const list = (...ids: string[]): OrderList => ({
  size: ids.length,
  idAt: (index) => ids[index],
  ids: () => ids,
});

const lists = (some: Partial<Record<OrderBucket, OrderList>>): Record<OrderBucket, OrderList> => ({
  new: list(),
  scheduled: list(),
  collected: list(),
  delivered: list(),
  cancelled: list(),
  ...some,
});

describe('orderListRows', () => {
  it('puts each list under its heading, in the order of the buckets', () => {
    const rows = orderListRows(lists({ delivered: list('d1'), new: list('n1', 'n2') }));

    const shown = Array.from({ length: rows.size }, (_, index) => {
      const row = rows.at(index);
      return row?.kind === 'order' ? row.id : `${row?.bucket} (${row?.size})`;
    });

    expect(shown).toEqual(['new (2)', 'n1', 'n2', 'delivered (1)', 'd1']);
  });

  it('gives an empty list no heading', () => {
    expect(orderListRows(lists({})).size).toBe(0);
  });

  it('finds the line of an order, so that a shared link can scroll to it', () => {
    const rows = orderListRows(lists({ new: list('n1'), cancelled: list('c1', 'c2') }));

    expect(rows.indexOf('c2')).toBe(4);
    expect(rows.indexOf('gone')).toBe(-1);
  });

  it('has nothing beyond its end', () => {
    expect(orderListRows(lists({ new: list('n1') })).at(2)).toBeUndefined();
  });

  it('knows where each line stands without looking at the others', () => {
    const rows = orderListRows(lists({ new: list('n1', 'n2'), delivered: list('d1') }));

    const places = Array.from({ length: rows.size }, (_, index) => rows.boundsOf(index));

    // Every line begins where the one before it ends, and the last ends the list.
    const ends = places.map(({ top, height }) => top + height);
    expect(places.map(({ top }) => top)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(rows.height);
  });

  it('finds the line at any distance from the top', () => {
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
