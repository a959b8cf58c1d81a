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
      { status: 'RECEIVED', at: 0, modifiedAt: null },
      { status: 'RECEIVED_BY_VENDOR', at: 60_000, modifiedAt: null },
      { status: 'WAITING_FOR_TRANSPORT', at: 180_000, modifiedAt: null },
    ]);
  });

  it('adds the time of the last modification to the step before it', () => {
    const steps = stepsOf(
      history('ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT', 'MODIFIED', 'MODIFIED', 'ASSIGNED_TO_TRANSPORT'),
    );

    expect(steps).toEqual([
      { status: 'ACCEPTED_BY_VENDOR', at: 0, modifiedAt: null },
      { status: 'WAITING_FOR_TRANSPORT', at: 60_000, modifiedAt: 180_000 },
      { status: 'ASSIGNED_TO_TRANSPORT', at: 240_000, modifiedAt: null },
    ]);
  });

  it('merges the status that a modified pre-order returns to with the same status before', () => {
    expect(stepsOf(history('RECEIVED', 'MODIFIED', 'RECEIVED'))).toEqual([
      { status: 'RECEIVED', at: 0, modifiedAt: 60_000 },
    ]);
  });

  it('starts with a modification only if the history does', () => {
    expect(stepsOf(history('MODIFIED', 'WAITING_FOR_TRANSPORT')).map(({ status }) => status)).toEqual([
      'MODIFIED',
      'WAITING_FOR_TRANSPORT',
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
