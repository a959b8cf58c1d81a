import { describe, expect, it } from 'vitest';
import { listOrdersContract } from '@saddlebag/domain/contracts';
import { createHarness, ordersApi } from '../testing/harness.ts';

/** Midnight in Dhaka, in unix seconds. */
const today = Date.parse('2026-03-09T18:00:00Z') / 1000;
const daySeconds = 86_400;

const listBetween = async (from: number, to: number) => {
  const client = await createHarness({ settings: { courier: 'paused' } }).createClient();
  const { body } = await client.get(`${ordersApi}/vendor/y0ud/orders?count=200&from=${from}&to=${to}`);
  return listOrdersContract.response.parse(body).result.data;
};

describe('createPastOrders', () => {
  it('creates finished orders on each of the 30 days before today', async () => {
    const orders = await listBetween(today - 30 * daySeconds, today);
    const days = new Set(
      orders.map(({ created_at }) => Math.floor((today - Date.parse(created_at) / 1000) / daySeconds)),
    );

    expect(days.size).toBe(30);
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR']),
    );
    expect(orders.every(({ updated_at }) => Date.parse(updated_at) < today * 1000)).toBe(true);
  });

  it('says who bears the cost of each cancellation, and discounts some fees', async () => {
    const orders = await listBetween(0, today);
    const cancelled = orders.filter(({ status }) => status === 'CANCELLED');

    for (const { cancelled_by, cancellation_fee, delivery_fee } of cancelled)
      expect(cancellation_fee).toBe(cancelled_by === 'vendor' ? delivery_fee : 0);
    expect(new Set(cancelled.map(({ cancelled_by }) => cancelled_by))).toEqual(
      new Set(['vendor', 'service']),
    );
    expect(orders.some(({ total_discount }) => total_discount)).toBe(true);
  });

  it('creates the same orders on every start', async () => {
    const [one, other] = [await listBetween(0, today), await listBetween(0, today)];
    expect(other).toEqual(one);
  });

  it('does not change the number of the next order', async () => {
    const { createClient, placeOrder } = createHarness({ settings: { courier: 'paused' } });
    expect(await placeOrder(await createClient())).toBe('y0ud-000006');
  });
});
