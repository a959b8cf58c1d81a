import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../../contracts/order-status.ts';
import type { Order } from '../../api/entities.ts';
import { pickNewerOrder } from './pick-newer-order.ts';
import { orderFixture } from '../../testing/fixtures.ts';

/** Records of one order with few different times, statuses and notes, so that they often tie. */
const record = fc
  .record({
    updatedAt: fc.integer({ min: 0, max: 2 }),
    status: fc.constantFrom(...orderStatuses, 'UNKNOWN' as const),
    length: fc.integer({ min: 0, max: 2 }),
    description: fc.constantFrom('', 'a', 'b'),
  })
  .map(({ length, status, ...parts }): Order =>
    orderFixture({ ...parts, status, history: Array.from({ length }, (_, at) => ({ status, at })) }),
  );

const newestOf = (records: readonly Order[]) => records.reduce(pickNewerOrder);

describe('pickNewerOrder', () => {
  // Proves: state.older-update, order-rule.older-update
  it('prefers the later update time', () => {
    const older = orderFixture({ updatedAt: 1, status: 'DELIVERED' });
    const newer = orderFixture({ updatedAt: 2, status: 'PICKED_UP' });
    expect(pickNewerOrder(older, newer)).toBe(newer);
    expect(pickNewerOrder(newer, older)).toBe(newer);
  });

  it('prefers the more advanced status when times and history lengths are equal', () => {
    const assigned = orderFixture({ status: 'ASSIGNED_TO_TRANSPORT' });
    const pickedUp = orderFixture({ status: 'PICKED_UP' });
    expect(pickNewerOrder(pickedUp, assigned)).toBe(pickedUp);
    expect(pickNewerOrder(assigned, pickedUp)).toBe(pickedUp);
  });

  it('prefers a cancellation in the same second as the previous status', () => {
    const received = orderFixture({ status: 'RECEIVED' });
    const cancelled = orderFixture({
      status: 'CANCELLED',
      history: [...received.history, { status: 'CANCELLED', at: received.createdAt }],
    });
    expect(pickNewerOrder(received, cancelled)).toBe(cancelled);
  });

  it('returns the first record when both are equal', () => {
    const order = orderFixture();
    expect(pickNewerOrder(order, orderFixture())).toBe(order);
  });

  it('finds the same newest record in any sequence of records', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (records, chance) => {
          const expected = newestOf(records);
          for (let round = 0; round < 10; round += 1) {
            const keyed = records.map((order) => ({ order, key: Number(chance.next().value) }));
            const shuffled = keyed.toSorted((one, other) => one.key - other.key).map(({ order }) => order);
            expect(newestOf([...shuffled, ...shuffled])).toEqual(expected);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
