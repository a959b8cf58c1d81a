import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../contracts/order-status.ts';
import { stepsOf } from './steps-of.ts';

const history = (...statuses: OrderStatus[]) => ({
  history: statuses.map((status, index) => ({ status, at: index * 60_000 })),
});

describe('stepsOf', () => {
  it('merges consecutive statuses with the same label and keeps the time of the first', () => {
    const steps = stepsOf(
      history('RECEIVED', 'RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT'),
    );

    expect(steps).toEqual([
      { status: 'RECEIVED', at: 0 },
      { status: 'RECEIVED_BY_VENDOR', at: 60_000 },
      { status: 'WAITING_FOR_TRANSPORT', at: 180_000 },
    ]);
  });

  it('lists a status twice when another status came in between', () => {
    const steps = stepsOf(history('WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT'));

    expect(steps).toHaveLength(3);
  });

  it('keeps unknown statuses', () => {
    expect(stepsOf(history('UNKNOWN'))).toHaveLength(1);
  });
});
