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
});
