import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../../contracts/order-status.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { isCancellable } from './cancellable.ts';

const created = orderFixture().createdAt;
const minutes = (count: number) => count * 60_000;

describe('isCancellable', () => {
  it('accepts exactly the cancellable statuses of the specification', () => {
    const allowed = orderStatuses.filter((status) =>
      isCancellable(orderFixture({ status, history: [] }), created),
    );
    expect(allowed).toEqual(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']);
  });

  // Proves: flag-effect.delayed-cancellation
  it('accepts a delayed order only if its flag is on', () => {
    expect(isCancellable(orderFixture({ status: 'DELAYED' }), created)).toBe(false);
    expect(isCancellable(orderFixture({ status: 'DELAYED' }), created, true)).toBe(true);
  });

  // Proves: order-rule.cancel-wait, order-constant.cancel-wait
  it('accepts an order only from ten minutes after its payment was committed', () => {
    const order = orderFixture({
      status: 'PAYMENT_COMMITTED',
      history: [{ status: 'PAYMENT_COMMITTED', at: created + minutes(1) }],
    });
    expect(isCancellable(order, created + minutes(11) - 1)).toBe(false);
    expect(isCancellable(order, created + minutes(11))).toBe(true);
  });

  // Proves: order-status.*, order-rule.cancellable, order-rule.cancel-wait
  it('matches a second reading of the specification for every status, history, age and flag', () => {
    const anyStatus = fc.constantFrom(...orderStatuses);
    const ages = fc.constantFrom(0, 1, 9, 9.99, 10, 11, 600);
    fc.assert(
      fc.property(
        anyStatus,
        fc.array(anyStatus, { maxLength: 24 }),
        ages,
        fc.boolean(),
        (status, history, age, canCancelDelayed) => {
          const now = created + minutes(age);
          const order = orderFixture({
            status,
            history: history.map((past) => ({ status: past, at: created })),
          });
          const always = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'];
          const expected =
            always.includes(status) ||
            (status === 'DELAYED' && canCancelDelayed) ||
            (status === 'PAYMENT_COMMITTED' && age >= 10);
          expect(isCancellable(order, now, canCancelDelayed)).toBe(expected);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
