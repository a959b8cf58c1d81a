import { progressionOrder, type WireOrder } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { createHarness, noon, ordersApi, at } from '../testing/harness.ts';
import { startTicker } from './ticker.ts';

const hour = 3_600_000;

const findOrder = (orders: readonly WireOrder[], id: string): WireOrder => {
  const order = orders.find((candidate) => candidate.order_id === id);
  if (order === undefined) throw new Error(`No order ${id}`);
  return order;
};

const statusRank = (status: string): number =>
  progressionOrder.findIndex((candidate) => candidate === status);

describe('simulated delivery', () => {
  it('moves an order forward to DELIVERED with ascending times', async () => {
    const { createClient, placeOrder, storedOrders, advance } = createHarness();
    const id = await placeOrder(await createClient());
    const ranks: number[] = [];
    for (let minute = 0; minute < 8; minute += 1) {
      ranks.push(statusRank(findOrder(await storedOrders(), id).status));
      await advance(60_000);
    }
    const order = findOrder(await storedOrders(), id);
    expect(order.status).toBe('DELIVERED');
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const times = order.status_history.map((step) => step.created_at);
    expect(times).toEqual(times.toSorted());
    expect(order.status_history[0]).toEqual({ status: 'RECEIVED', created_at: order.created_at });
  });

  it('has the same history whether the clock advances in small or large steps', async () => {
    const histories = await Promise.all(
      [1, 20, 300].map(async (steps) => {
        const { createClient, placeOrder, storedOrders, advance } = createHarness();
        const id = await placeOrder(await createClient());
        for (let step = 0; step < steps; step += 1) await advance(600_000 / steps);
        const { status, status_history, rider } = findOrder(await storedOrders(), id);
        return { status, status_history, rider };
      }),
    );
    expect(histories[1]).toEqual(histories[0]);
    expect(histories[2]).toEqual(histories[0]);
  });

  it('takes a tenth of the time at ten times the speed', async () => {
    const durations = await Promise.all(
      [1, 10].map(async (speed) => {
        const { createClient, placeOrder, storedOrders, advance } = createHarness({ settings: { speed } });
        const id = await placeOrder(await createClient());
        await advance(2 * hour);
        const delivered = findOrder(await storedOrders(), id).status_history.at(-1);
        return Date.parse(delivered!.created_at) - noon;
      }),
    );
    expect(durations[0]).toBeGreaterThan(8 * 60_000);
    expect((durations[0] ?? 0) / (durations[1] ?? 1)).toBeCloseTo(10, 1);
  });

  it('delivers a pre-order within five minutes of its delivery time', async () => {
    const { createClient, orderBody, storedOrders, advance } = createHarness();
    const client = await createClient();
    const body = { ...(await orderBody(client)), preordered_for: (noon + 3 * hour) / 1000 };
    const id = at((await client.post(`${ordersApi}/order`, body)).body, 'result', 'order_id') as string;
    await advance(2.8 * hour);
    expect(findOrder(await storedOrders(), id).rider).toBeNull();
    await advance(0.5 * hour);
    const delivered = findOrder(await storedOrders(), id).status_history.at(-1);
    expect(delivered?.status).toBe('DELIVERED');
    expect(Math.abs(Date.parse(delivered!.created_at) - noon - 3 * hour)).toBeLessThan(5 * 60_000);
  });

  it('counts the ETA down to one minute', async () => {
    const { createClient, placeOrder, storedOrders, advance } = createHarness();
    const id = await placeOrder(await createClient());
    const minutesLeft: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      await advance(6000);
      const { eta } = findOrder(await storedOrders(), id);
      const minutes = eta?.to_customer_minutes ?? null;
      if (minutes !== null) minutesLeft.push(minutes);
    }
    expect(minutesLeft.length).toBeGreaterThan(2);
    expect(minutesLeft).toEqual(minutesLeft.toSorted((a, b) => b - a));
    expect(minutesLeft.at(-1)).toBe(1);
  });

  it('does not change orders while paused', async () => {
    const { createClient, placeOrder, storedOrders, advance } = createHarness({
      settings: { courier: 'paused' },
    });
    const id = await placeOrder(await createClient());
    await advance(hour);
    expect(findOrder(await storedOrders(), id).status).toBe('RECEIVED');
  });

  it('advances in real time with the ticker', async () => {
    const { service, createClient, placeOrder, storedOrders } = createHarness({
      clock: { now: () => Date.now() },
      settings: { speed: 1000 },
    });
    const stop = startTicker(service.courier, service.clock);
    const id = await placeOrder(await createClient());
    await expect
      .poll(async () => findOrder(await storedOrders(), id).status, { timeout: 10_000 })
      .toBe('DELIVERED');
    stop();
  });
});

describe('reading a rider', () => {
  const positionOf = (body: unknown) => ({
    latitude: at(body, 'result', 'latitude'),
    longitude: at(body, 'result', 'longitude'),
  });

  it('returns the current position of a moving rider', async () => {
    const { createClient, placeOrder, storedOrders, advance } = createHarness();
    const client = await createClient();
    const id = await placeOrder(client);
    while (findOrder(await storedOrders(), id).status !== 'PICKED_UP') await advance(2000);
    const rider = findOrder(await storedOrders(), id).rider;
    const path = `/rider-service/api/v1/riders/${rider?.rider_id}`;
    const before = await client.get(path);
    await advance(15_000);
    const after = await client.get(path);
    expect(before.status).toBe(200);
    expect(at(before.body, 'result')).toMatchObject({ ...rider });
    expect(positionOf(after.body)).not.toEqual(positionOf(before.body));
  });

  it("answers the same 404 to another account's rider and to an unknown one", async () => {
    const { createClient, storedOrders } = createHarness();
    const client = await createClient();
    const riderId = (await storedOrders()).find((order) => order.rider)?.rider?.rider_id;
    const stranger = await createClient('single@saddlebag.test');
    const foreign = await stranger.get(`/rider-service/api/v1/riders/${riderId}`);
    const unknown = await client.get('/rider-service/api/v1/riders/nobody');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(unknown.body);
  });
});
