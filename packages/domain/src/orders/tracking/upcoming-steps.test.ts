import { describe, expect, it } from 'vitest';
import { orderStatuses, type OrderStatus } from '../../contracts/order-status.ts';
import { rankOf } from '../order-book/status.ts';
import { upcomingStepsOf } from './upcoming-steps.ts';

const stepsAfter = (...statuses: [OrderStatus, ...OrderStatus[]]) =>
  upcomingStepsOf({
    status: statuses.at(-1) ?? 'NEW',
    history: statuses.map((status, index) => ({ status, at: index })),
  });

describe('upcomingStepsOf', () => {
  it('lists the milestones after the current status', () => {
    expect(stepsAfter('NEW', 'RECEIVED')).toEqual([
      'WAITING_FOR_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'NEAR_VENDOR',
      'PICKED_UP',
      'NEAR_CUSTOMER',
      'DELIVERED',
    ]);
    expect(stepsAfter('WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT')[0]).toBe('NEAR_VENDOR');
    expect(stepsAfter('PICKED_UP', 'COURIER_LEFT_VENDOR')).toEqual(['NEAR_CUSTOMER', 'DELIVERED']);
  });

  it('continues a modified or delayed order from its previous status', () => {
    expect(stepsAfter('WAITING_FOR_TRANSPORT', 'MODIFIED')[0]).toBe('COURIER_ACCEPTED_DELIVERY');
    expect(stepsAfter('NEAR_VENDOR', 'DELAYED')).toEqual(['PICKED_UP', 'NEAR_CUSTOMER', 'DELIVERED']);
  });

  it('repeats the search for a rider when the first rider gave the order back', () => {
    expect(stepsAfter('COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT')[0]).toBe(
      'COURIER_ACCEPTED_DELIVERY',
    );
  });

  it('ends a return at the vendor', () => {
    expect(stepsAfter('NEAR_CUSTOMER', 'RETURN_INITIATED')).toEqual(['RETURNED_TO_VENDOR']);
  });

  it.each(['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PAYMENT_FAILED'] as const)(
    'is empty after %s',
    (status) => {
      expect(stepsAfter('RECEIVED', status)).toEqual([]);
    },
  );

  it.each(orderStatuses)('only lists later steps, in order, after %s', (status) => {
    const ranks = stepsAfter(status).map(rankOf);
    expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
    expect(Math.min(...ranks, Infinity)).toBeGreaterThan(rankOf(status));
  });
});
