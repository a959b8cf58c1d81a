import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../contracts/order-status.ts';
import { stepsOf } from './steps-of.ts';

const history = (...statuses: OrderStatus[]) => ({
  history: statuses.map((status, index) => ({ status, at: index * 60_000 })),
});

describe('stepsOf', () => {
  it('makes one step of statuses that read the same, from the moment of the first', () => {
    const steps = stepsOf(
      history('RECEIVED', 'RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT'),
    );

    expect(steps).toEqual([
      { status: 'RECEIVED', at: 0 },
      { status: 'RECEIVED_BY_VENDOR', at: 60_000 },
      { status: 'WAITING_FOR_TRANSPORT', at: 180_000 },
    ]);
  });

  it('shows a status again that came back after another', () => {
    const steps = stepsOf(history('WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT'));

    expect(steps).toHaveLength(3);
  });

  it('keeps a status that this build does not know', () => {
    expect(stepsOf(history('UNKNOWN'))).toHaveLength(1);
  });
});
