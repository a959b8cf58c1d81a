import { progressionOrder, type WireOrder } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { createHarness, noon, ordersService, at } from '../testing/harness.ts';
import { startTicker } from './ticker.ts';

const hour = 3_600_000;

const find = (orders: readonly WireOrder[], id: string): WireOrder => {
  const found = orders.find((order) => order.order_id === id);
  if (found === undefined) throw new Error(`No order ${id}`);
  return found;
};

const rank = (status: string): number => progressionOrder.findIndex((known) => known === status);

describe('the courier', () => {
  it('delivers an order, never going back, with times that ascend', async () => {
    const { signedIn, placeOrder, storedOrders, advance } = createHarness();
    const id = await placeOrder(await signedIn());
    const ranks: number[] = [];
    for (let minute = 0; minute < 8; minute += 1) {
      ranks.push(rank(find(await storedOrders(), id).status));
      await advance(60_000);
    }
    const order = find(await storedOrders(), id);
    expect(order.status).toBe('DELIVERED');
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const times = order.status_history.map((step) => step.created_at);
    expect(times).toEqual(times.toSorted());
    expect(order.status_history[0]).toEqual({ status: 'RECEIVED', created_at: order.created_at });
  });

  it('comes to the same order however time went by', async () => {
    const histories = await Promise.all(
      [1, 20, 300].map(async (steps) => {
        const { signedIn, placeOrder, storedOrders, advance } = createHarness();
        const id = await placeOrder(await signedIn());
        for (let step = 0; step < steps; step += 1) await advance(600_000 / steps);
        const { status, status_history, rider } = find(await storedOrders(), id);
        return { status, status_history, rider };
      }),
    );
    expect(histories[1]).toEqual(histories[0]);
    expect(histories[2]).toEqual(histories[0]);
  });

  it('lives as fast as the setting says', async () => {
    const durations = await Promise.all(
      [1, 10].map(async (speed) => {
        const { signedIn, placeOrder, storedOrders, advance } = createHarness({ settings: { speed } });
        const id = await placeOrder(await signedIn());
        await advance(2 * hour);
        const delivered = find(await storedOrders(), id).status_history.at(-1);
        return Date.parse(delivered!.created_at) - noon;
      }),
    );
    expect(durations[0]).toBeGreaterThan(8 * 60_000);
    expect((durations[0] ?? 0) / (durations[1] ?? 1)).toBeCloseTo(10, 1);
  });

  it('delivers a pre-order about when it was asked for', async () => {
    const { signedIn, orderBody, storedOrders, advance } = createHarness();
    const client = await signedIn();
    const body = { ...(await orderBody(client)), preordered_for: (noon + 3 * hour) / 1000 };
    const id = at((await client.post(`${ordersService}/order`, body)).body, 'result', 'order_id') as string;
    await advance(2.8 * hour);
    expect(find(await storedOrders(), id).rider).toBeNull();
    await advance(0.5 * hour);
    const delivered = find(await storedOrders(), id).status_history.at(-1);
    expect(delivered?.status).toBe('DELIVERED');
    expect(Math.abs(Date.parse(delivered!.created_at) - noon - 3 * hour)).toBeLessThan(5 * 60_000);
  });

  it('tells the minutes that are left, fewer and fewer', async () => {
    const { signedIn, placeOrder, storedOrders, advance } = createHarness();
    const id = await placeOrder(await signedIn());
    const left: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      await advance(6000);
      const { eta } = find(await storedOrders(), id);
      const minutes = eta?.to_customer_minutes ?? null;
      if (minutes !== null) left.push(minutes);
    }
    expect(left.length).toBeGreaterThan(2);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(left.at(-1)).toBe(1);
  });

  it('leaves orders alone while it is paused', async () => {
    const { signedIn, placeOrder, storedOrders, advance } = createHarness({
      settings: { courier: 'paused' },
    });
    const id = await placeOrder(await signedIn());
    await advance(hour);
    expect(find(await storedOrders(), id).status).toBe('RECEIVED');
  });

  it('is moved by the ticker as real time goes by', async () => {
    const { service, signedIn, placeOrder, storedOrders } = createHarness({
      clock: { now: () => Date.now() },
      settings: { speed: 1000 },
    });
    const stop = startTicker(service.courier, service.clock);
    const id = await placeOrder(await signedIn());
    await expect
      .poll(async () => find(await storedOrders(), id).status, { timeout: 10_000 })
      .toBe('DELIVERED');
    stop();
  });
});

describe('asking for a rider', () => {
  const positionOf = (body: unknown) => ({
    latitude: at(body, 'result', 'latitude'),
    longitude: at(body, 'result', 'longitude'),
  });

  it('shows where the rider of an order is, moving', async () => {
    const { signedIn, placeOrder, storedOrders, advance } = createHarness();
    const client = await signedIn();
    const id = await placeOrder(client);
    while (find(await storedOrders(), id).status !== 'PICKED_UP') await advance(2000);
    const rider = find(await storedOrders(), id).rider;
    const path = `/rider-service/api/v1/riders/${rider?.rider_id}`;
    const before = await client.get(path);
    await advance(15_000);
    const after = await client.get(path);
    expect(before.status).toBe(200);
    expect(at(before.body, 'result')).toMatchObject({ ...rider });
    expect(positionOf(after.body)).not.toEqual(positionOf(before.body));
  });

  it("answers an unknown rider and a stranger's the same", async () => {
    const { signedIn, storedOrders } = createHarness();
    const client = await signedIn();
    const riderId = (await storedOrders()).find((order) => order.rider)?.rider?.rider_id;
    const stranger = await signedIn('single@saddlebag.test');
    const foreign = await stranger.get(`/rider-service/api/v1/riders/${riderId}`);
    const unknown = await client.get('/rider-service/api/v1/riders/nobody');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(unknown.body);
  });
});
